import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of styles, which already knows the styles in the page's own style element. Emotion would otherwise find
 * that element itself and move it: the browser would then recompute every style and the whole layout.
 */
export function pageStyles(): EmotionCache {
  const styles = createCache({ key: 'css' });
  const names = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles ?? '';
  for (const name of names.split(' ')) styles.inserted[name] = true;
  return styles;
}
