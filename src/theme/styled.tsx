import type { EmotionCache } from '@emotion/cache';
import { type CSSObject, withEmotionCache } from '@emotion/react';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import { type ComponentProps, type ElementType, type FunctionComponent, useInsertionEffect } from 'react';

/** What a style depends on; it is not passed on to the element. The same state always gives the same style. */
type Stated<State> = { ownerState: State };
type Style<State> = CSSObject | ((state: Stated<State>) => CSSObject);

type StyledProps<Tag extends ElementType, Extra> = ComponentProps<Tag> & Extra & { as?: ElementType };

/** What a styled component is made of, for one that is styled further: both get one class, its styles last. */
const made = new WeakMap<object, { tag: ElementType; styles: readonly Style<never>[] }>();

/**
 * `styled('p')({ color: color.textSecondary })`: a component with styles, by Emotion. Ours are the same for all themes
 * (colours are CSS variables), so each is serialised once; Emotion's own `styled` and MUI's would do it again at each
 * render, which with MUI's code was half of what a visitor waited for the next question.
 */
export function styled<Tag extends ElementType>(tag: Tag) {
  const inner = typeof tag === 'string' ? undefined : made.get(tag);
  const base: ElementType = inner?.tag ?? tag;
  return <Extra extends object = object>(
    ...ownStyles: readonly Style<Extra extends Stated<infer State> ? State : undefined>[]
  ): FunctionComponent<StyledProps<Tag, Extra>> => {
    const styles = [...(inner?.styles ?? []), ...(ownStyles as readonly Style<never>[])];
    const serialize = serializeOnce(styles);
    const Styled = withEmotionCache<StyledProps<Tag, Extra>, unknown>((props, cache, ref) => {
      const { as: Element = base, className = '', ownerState, ...rest } = props as PlainProps;
      const { plain, serialized } = serialize(cache, className, ownerState);
      const isTag = typeof Element === 'string';
      registerStyles(cache, serialized, isTag);
      return (
        <>
          {cache.inserted[serialized.name] === undefined && (
            <Insertion cache={cache} serialized={serialized} isTag={isTag} />
          )}
          <Element {...rest} ref={ref} className={`${plain}${cache.key}-${serialized.name}`} />
        </>
      );
    });
    made.set(Styled, { tag: base, styles });
    // The cast holds because React passes a ref on like any other prop.
    return Styled as unknown as FunctionComponent<StyledProps<Tag, Extra>>;
  };
}

type PlainProps = { as?: ElementType; className?: string; ownerState?: unknown };
type Serialized = {
  /** The class names that are not Emotion's. */
  plain: string;
  serialized: SerializedStyles;
};

function serializeOnce(styles: readonly Style<never>[]) {
  const known = new Map<string, Serialized>();
  return (cache: EmotionCache, className: string, ownerState: unknown): Serialized => {
    const key = ownerState === undefined ? className : `${className} ${JSON.stringify(ownerState)}`;
    let result = known.get(key);
    if (!result) {
      // Styles that come with the class name are from further out and win, so they are put last.
      const outer: string[] = [];
      const plain = getRegisteredStyles(cache.registered, outer, className);
      const inner = styles.map((style) => (typeof style === 'function' ? style({ ownerState } as never) : style));
      result = { plain, serialized: serializeStyles([...inner, ...outer], cache.registered) };
      known.set(key, result);
    }
    return result;
  };
}

type InsertionProps = { cache: EmotionCache; serialized: SerializedStyles; isTag: boolean };

/** Before the element, so that the styles of what is outside come first. */
function Insertion({ cache, serialized, isTag }: InsertionProps) {
  const insert = () => void insertStyles(cache, serialized, isTag);
  // Pages that are made at build have no effects.
  if (typeof document === 'undefined') insert();
  useInsertionEffect(insert);
  return null;
}
