/** Names a visit's sends (D29). `randomUUID` is missing on a page that is not served over TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
