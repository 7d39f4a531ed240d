import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(import.meta.dirname, '../src/ui/icons');
const WEIGHTS = ['bold', 'duotone', 'fill', 'regular'] as const;

type IconFiles = { sprite: string; iconNames: string };

/** All icons of src/ui/icons/svg as one sprite, and their names by weight as a type. */
export function buildIcons(): IconFiles {
  const icons = WEIGHTS.map((weight) => ({ weight, names: namesOf(weight) }));
  const symbols = icons.flatMap(({ weight, names }) => names.map((name) => symbol(weight, name)));
  const types = icons.map(({ weight, names }) => `  ${weight}: ${names.map((name) => `'${name}'`).join(' | ')};`);
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
    iconNames: `// Made by tools/icons.ts from the files in svg/.\n/** The icons of each weight. */\nexport type IconNames = {\n${types.join('\n')}\n};\n`,
  };
}

export const iconFiles = { sprite: resolve(folder, 'sprite.svg'), iconNames: resolve(folder, 'iconNames.ts') };

function namesOf(weight: string): string[] {
  return readdirSync(resolve(folder, 'svg', weight))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

function symbol(weight: string, name: string): string {
  const source = readFileSync(resolve(folder, 'svg', weight, `${name}.svg`), 'utf8');
  const [, viewBox, drawing] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(source) ?? [];
  if (viewBox === undefined || drawing === undefined)
    throw new Error(`${weight}/${name}.svg: expected an <svg viewBox="..."> element with a drawing inside`);
  return `<symbol id="${weight}-${name}" viewBox="${viewBox}">${drawing.trim()}</symbol>`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { sprite, iconNames } = buildIcons();
  writeFileSync(iconFiles.sprite, sprite);
  writeFileSync(iconFiles.iconNames, iconNames);
}
