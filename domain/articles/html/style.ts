import type { Element } from './tree.ts';

/** The styles that mean the same as an inline element of an article. */
const SAYS: Readonly<Record<string, { property: RegExp; is: RegExp; not: RegExp }>> = {
  strong: { property: /^font-weight$/, is: /^(?:bold|bolder|[6-9]00)$/, not: /^(?:normal|lighter|[1-5]00)$/ },
  em: { property: /^font-style$/, is: /^(?:italic|oblique)/, not: /^normal$/ },
  u: { property: /^text-decoration(?:-line)?$/, is: /\bunderline\b/, not: /^none\b/ },
  s: { property: /^text-decoration(?:-line)?$/, is: /\bline-through\b/, not: /^none\b/ },
};

/** Elements with the same meaning. */
const ALIKE: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' };

/** `<b style="font-weight:normal">` is not bold, and `<span style="font-weight:700">` is. */
export function styleOf({ name, attributes }: Element) {
  const declared = (attributes.get('style') ?? '').split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return { property: property.trim().toLowerCase(), value: value.join(':').trim().toLowerCase() };
  });
  const has = (mark: string, which: 'is' | 'not') => {
    const rule = SAYS[mark];
    return (
      rule !== undefined &&
      declared.some(({ property, value }) => rule.property.test(property) && rule[which].test(value))
    );
  };
  const own = ALIKE[name] ?? name;
  return {
    /** Whether the style adds this to what the element itself says. */
    says: (mark: string) => mark !== own && has(mark, 'is'),
    /** Whether the element may keep its own meaning. */
    allows: (element: string) => !has(ALIKE[element] ?? element, 'not'),
  };
}
