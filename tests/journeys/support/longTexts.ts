import type { Page } from '@playwright/test';

/**
 * Makes the English texts of the current page as long as those of other languages can be, with accents: 40 % longer, each
 * word by itself, so that lines break as they would. Texts that React renders later are English again.
 * @param names words that are the same in every language
 */
export const lengthen = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((kept) => {
    const accents: Readonly<Record<string, string>> = {
      a: 'å',
      e: 'ë',
      i: 'ï',
      o: 'ö',
      u: 'ü',
      n: 'ñ',
      c: 'ç',
      A: 'Å',
      E: 'Ë',
      O: 'Ö',
    };
    const longer = (text: string) =>
      text.replace(/\p{L}{2,}/gu, (word) => {
        if (kept.includes(word)) return word;
        const more = Math.ceil(word.length * 0.4);
        return [...word, ...word.slice(-more).toLowerCase()].map((letter) => accents[letter] ?? letter).join('');
      });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest('script, style')) node.textContent = longer(node.textContent ?? '');
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder);
  }, names);

/** Lets lines begin at the right, as in Arabic or Hebrew. */
export const turnRightToLeft = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

/** Arrows along the line that were not mirrored where lines begin at the right. */
export const arrowsLeftBehind = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg:has(use)')].flatMap((drawing) => {
      const href = drawing.querySelector('use')?.getAttribute('href') ?? '';
      const turned = getComputedStyle(drawing).transform === 'matrix(-1, 0, 0, 1, 0, 0)';
      return /-(?:arrow|caret)-(?:left|right)$/.test(href) && !turned ? [`points the wrong way: ${href}`] : [];
    }),
  );

/** Parts that are wider than the window, and texts that are cut off or overlap. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const told = (element: Element) => `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 50)}`;
    const faults =
      scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window: ${widest().map(told)}`] : [];

    for (const element of document.querySelectorAll<HTMLElement>(
      'h1,h2,h3,p,li,label,button,a,dt,dd,th,td,span,b,small',
    )) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (hides && isCut && element.clientWidth > 1 && isShown(element)) faults.push(`cut off: ${told(element)}`);
    }

    const lines = linesOfText();
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Letters do not fill the height of their lines: boxes of neighbouring lines may touch.
        const leastHeight = Math.min(one.box.height, other.box.height);
        if (one.element !== other.element && across > 2 && down > leastHeight * 0.35)
          faults.push(`one over the other: ${told(one.element)} / ${told(other.element)}`);
      }
    return [...new Set(faults)];

    /** The innermost elements that reach beyond the window. */
    function widest(): Element[] {
      const beyond = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return isShown(element) && !scrolls(element) && (right > clientWidth + 1 || left < -1);
      });
      return beyond
        .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
        .slice(0, 3);
    }

    function scrolls(element: Element): boolean {
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== 'visible') return true;
      return false;
    }

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !element.closest('[aria-hidden=true], [inert]')
      );
    }

    /** Every line of every text that can be seen and stays where the page puts it. */
    function linesOfText(): { element: Element; box: DOMRect }[] {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { element: Element; box: DOMRect }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !isShown(element) || floats(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 2 && isWithin(element, box)) found.push({ element, box });
      }
      return found;
    }

    /** Whether it lies over the page on purpose: a sticky header, a dialog, a toast. */
    function floats(element: Element): boolean {
      for (let part: Element | null = element; part; part = part.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true;
      return false;
    }

    /** Whether no box around it hides it or has scrolled it out of sight. */
    function isWithin(element: Element, box: DOMRect): boolean {
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const room = part.getBoundingClientRect();
        if (box.right <= room.left + 1 || box.left >= room.right - 1) return false;
        if (box.bottom <= room.top + 1 || box.top >= room.bottom - 1) return false;
      }
      return true;
    }
  });
