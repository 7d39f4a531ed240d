declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** A browser can say so in either way (D53); the server heeds the headers of both too. */
export const asksNotToBeCounted = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
