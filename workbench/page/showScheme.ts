const ASKED = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/** What a rule asked for before it was changed. */
const asked = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a page in one of its two schemes, whichever the browser prefers: what its styles ask about it is answered here.
 * @returns ends it
 */
export function showScheme(page: Document, scheme: 'light' | 'dark'): () => void {
  const answer = () => {
    for (const sheet of page.styleSheets) answerRules(rulesOf(sheet), scheme);
  };
  answer();
  // Styles come with the components that they are for.
  const observer = new MutationObserver(answer);
  observer.observe(page.head, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function answerRules(rules: Iterable<CSSRule>, scheme: string): void {
  for (const rule of rules) {
    if (!('cssRules' in rule)) continue;
    if ('media' in rule) {
      const media = rule as CSSMediaRule;
      const original = asked.get(media) ?? media.media.mediaText;
      if (original.includes('prefers-color-scheme')) {
        asked.set(media, original);
        const answered = original.replace(ASKED, (_, wanted: string) =>
          wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
        );
        if (media.media.mediaText !== answered) media.media.mediaText = answered;
      }
    }
    answerRules((rule as CSSGroupingRule).cssRules, scheme);
  }
}

/** A sheet of another site can't be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
