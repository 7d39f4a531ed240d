const drawings = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });

/** The plate for an unknown name. */
export function coverOf(image: string): string {
  return drawings[`./covers/${image}.svg`] ?? drawings['./covers/tile-plate.svg'] ?? '';
}
