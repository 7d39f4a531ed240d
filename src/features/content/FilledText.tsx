import site from '#schemas/content/site.json';

const { brand, company } = site;

/** The values of the placeholders; a mailbox is rendered as a link. */
const values: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: company.name,
  address: company.address,
  phone: company.phone,
  supportMailbox: company.mailboxes.support,
  privacyMailbox: company.mailboxes.privacy,
  legalMailbox: company.mailboxes.legal,
};

/** A text with placeholders filled in from content/site.json. */
export function FilledText({ children }: { children: string }) {
  const parts = children.split(/(\{\w+\})/);
  // The order of the parts never changes.
  return parts.map((part, place) => {
    const value = values[part.slice(1, -1)];
    if (value === undefined || !part.startsWith('{')) return part;
    return value.includes('@') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as said above
      <a key={place} href={`mailto:${value}`}>
        {value}
      </a>
    ) : (
      value
    );
  });
}
