/**
 * The address with a lone `%` taken literally, so that a mistyped link ends at a page and not at an error of the router:
 * `/comparison/%` is `/comparison/%25`.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return [readable, ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
