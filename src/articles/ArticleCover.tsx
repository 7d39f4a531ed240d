import { smallPicturePath } from '#domain/articles/picture.ts';
import content from '#schemas/content/articles.json';
import type { Article } from './articles.ts';
import { pictureAddress } from './pictureAddress.ts';

type ArticleCoverProps = {
  article: Article;
  /** The greatest width at which it is shown, in pixels. */
  width: number;
  /** Whether it is among the first things a visitor sees of the page. */
  isFirst?: boolean;
  /** Whether it has its alt text; beside the words of a link, the text would add nothing. */
  isShown?: boolean;
};

const drawings = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });
const { longestSide, smallSide } = content.pictures;
/** Height to width of every cover. */
const RATIO = 10 / 16;

/** The picture that an editor chose, in the size the screen needs, otherwise a drawing. */
export function ArticleCover({ article, width, isFirst = false, isShown = false }: ArticleCoverProps) {
  const { cover, image, language } = article;
  const place = { width, height: width * RATIO, ...(!isFirst && { loading: 'lazy' as const }) };
  if (!cover) return <img src={coverOf(image)} alt="" {...place} />;
  const [large, small] = [cover.path, smallPicturePath(cover.path)].map(pictureAddress);
  return (
    <img
      {...place}
      src={large}
      srcSet={`${small} ${smallSide}w, ${large} ${longestSide}w`}
      sizes={`(max-width: ${width + 40}px) 100vw, ${width}px`}
      alt={isShown ? cover.alt : ''}
      lang={language}
    />
  );
}

/** The drawing of a name; that of a plate if the name is unknown. */
function coverOf(image: string): string {
  return drawings[`./covers/${image}.svg`] ?? drawings['./covers/tile-plate.svg'] ?? '';
}
