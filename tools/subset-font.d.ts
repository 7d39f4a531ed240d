/** The part of `subset-font` that `tools/fonts.ts` uses; the package has no types. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, { min: number; max: number }>> };
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
