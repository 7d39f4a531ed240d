declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** A browser can ask in either way (D53); the server respects the headers of both too. */
export const asksNotToBeCounted = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
