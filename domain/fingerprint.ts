/**
 * A short text that identifies content: 106 bits from two runs of cyrb53 over the UTF-16 units.
 * Tells two contents apart; not for secrets.
 */
export function fingerprint(content: string): string {
  return [0, 0x9e3779b9].map((seed) => cyrb53(content, seed).toString(36).padStart(11, '0')).join('');
}

/** cyrb53 by bryc (public domain): a 53-bit hash made of two 32-bit lanes. */
function cyrb53(content: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < content.length; index += 1) {
    const unit = content.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
