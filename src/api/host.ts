/** Which host the API is on (D32), from the build's settings. */
export type HostSettings = {
  apiUrl?: string | undefined;
  sandboxApiUrl?: string | undefined;
  /** Host names of preview deployments, comma separated; `*.example.com` matches all subdomains. */
  previewHosts?: string | undefined;
};

/** The base address of the API for a page on `hostname`; empty for the page's own origin. */
export function apiBase(
  hostname: string,
  { apiUrl = '', sandboxApiUrl = '', previewHosts = '' }: HostSettings,
): string {
  const isPreview = previewHosts
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => (pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern));
  const address = isPreview ? sandboxApiUrl : apiUrl;
  const end = [...address].findLastIndex((character) => character !== '/');
  return address.slice(0, end + 1);
}

export function currentApiBase(): string {
  return apiBase(window.location.hostname, {
    apiUrl: import.meta.env.VITE_API_URL,
    sandboxApiUrl: import.meta.env.VITE_SANDBOX_API_URL,
    previewHosts: import.meta.env.VITE_PREVIEW_HOSTS,
  });
}
