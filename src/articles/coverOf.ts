const drawings = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });

/** Address of the drawing above an article; of an unknown name, that of the plate. */
export function coverOf(image: string): string {
  return drawings[`./covers/${image}.svg`] ?? drawings['./covers/tile-plate.svg'] ?? '';
}
