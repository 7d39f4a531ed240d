import type { EmotionCache } from '@emotion/cache';
import { type CSSObject, withEmotionCache } from '@emotion/react';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import { type ComponentProps, type ElementType, type FunctionComponent, useInsertionEffect } from 'react';

/**
 * The state that a style depends on; it is not passed on to the element. The same state must always give the same style.
 */
type Stated<State> = { ownerState: State };
type Style<State> = CSSObject | ((state: Stated<State>) => CSSObject);

type StyledProps<Tag extends ElementType, Extra> = ComponentProps<Tag> & Extra & { as?: ElementType };

/** The parts of a styled component, for when it is styled further: both get one class, and the outer styles come last. */
const made = new WeakMap<object, { tag: ElementType; styles: readonly Style<never>[] }>();

/**
 * `styled('p')({ color: color.textSecondary })`: a component with styles, by Emotion. Styles here are the same for all
 * themes (colours are CSS variables), so each is serialised only once; Emotion's own `styled` and MUI's would do so on
 * each render, which with MUI's code was half the time that a visitor waited for the next question.
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
  /** The class names that are not from Emotion. */
  plain: string;
  serialized: SerializedStyles;
};

function serializeOnce(styles: readonly Style<never>[]) {
  const known = new Map<string, Serialized>();
  return (cache: EmotionCache, className: string, ownerState: unknown): Serialized => {
    const key = ownerState === undefined ? className : `${className} ${JSON.stringify(ownerState)}`;
    let result = known.get(key);
    if (!result) {
      // Styles that arrive with the class name come from an outer component and win, so they are put last.
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

/** Inserted before the element, so that the styles of outer components come first. */
function Insertion({ cache, serialized, isTag }: InsertionProps) {
  const insert = () => void insertStyles(cache, serialized, isTag);
  // Prerendered pages run no effects.
  if (typeof document === 'undefined') insert();
  useInsertionEffect(insert);
  return null;
}
