import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of styles, which knows those that came in the page's own style element. Emotion would find that
 * element itself, and move it: the browser then works out every style and the whole layout again.
 */
export function pageStyles(): EmotionCache {
  const styles = createCache({ key: 'css' });
  const names = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles ?? '';
  for (const name of names.split(' ')) styles.inserted[name] = true;
  return styles;
}
