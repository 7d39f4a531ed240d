import type { Page } from '@playwright/test';

/**
 * Does what a browser's translator does: puts each text into elements of its own, now and whenever one
 * appears or changes. Starts after hydration.
 */
export async function translate(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await page.evaluate(wrapTexts);
}

/** Runs in the page: whether React has hydrated every control. */
function isTakenOver(): boolean {
  // Rendered by the app itself: nothing to wait for.
  if (document.querySelector('#root[data-page]') === null) return true;
  const controls = [...document.querySelectorAll('main :is(a, button, input, h1)')];
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return controls.length > 0 && controls.every(isReacts);
}

/** Runs in the page. */
function wrapTexts(): void {
  const untranslated = 'script, style, title, textarea, option, noscript, svg, [translate=no]';
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(untranslated) || parent.dataset.translated || !text.data.trim()) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.dataset.translated = 'true';
    // A new text node: the one that the app knows is no longer in the page.
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    texts.forEach(wrap);
  };
  wrapBelow(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrapBelow(target);
      for (const node of addedNodes) wrapBelow(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
