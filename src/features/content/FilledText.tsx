import site from '#schemas/content/site.json';

const { brand, company } = site;

/** What the names in braces stand for; a mailbox becomes a link to write to. */
const values: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: company.name,
  address: company.address,
  phone: company.phone,
  supportMailbox: company.mailboxes.support,
  privacyMailbox: company.mailboxes.privacy,
  legalMailbox: company.mailboxes.legal,
};

/** A text of a content page with what content/site.json says in its places. */
export function FilledText({ children }: { children: string }) {
  const parts = children.split(/(\{\w+\})/);
  // Texts do not move, so that their place names them.
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
