/**
 * Takes a lone `%` literally, so that a mistyped link ends at a page and not at an error of the router:
 * `/comparison/%` is `/comparison/%25`.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const readable = decodedPath(path) === undefined ? path.replaceAll('%', '%25') : path;
  return [readable, ...query].join('?');
}

/** Returns the decoded path, because the bundler would drop a call with an unused result, and with it the exception. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
