declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The script that the server puts into the page when an analytics service is configured (D30). */
const CONFIGURED = 'script[data-analytics]';

/**
 * Reports an event to the analytics service, with a hash of the email address and never the address itself. Does nothing
 * without a configured service, or when the browser asks not to be tracked (D30).
 */
export async function trackEvent(event: string, email: string | undefined): Promise<void> {
  if (!document.querySelector(CONFIGURED) || navigator.globalPrivacyControl === true) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...(email !== undefined && { emailSha256: await sha256(email.toLowerCase()) }) });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
