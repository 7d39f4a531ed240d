import { useAnimate } from 'framer-motion/mini';
import { useEffect, useRef } from 'react';
import tokens from '#src/theme/tokens.json';
import { isRightToLeft } from '#src/ui/isRightToLeft.ts';

/** Readable from its first frame: no visitor waits for a question to fade in. */
const FADED = 0.6;
const { duration, ease, x } = tokens.motion.framer.question;

/**
 * Moves a new step in from its side. There is no exit animation, so that a visitor never waits. With reduced motion it
 * only fades in.
 * @returns the ref of the moving element
 */
export function useStepMotion(step: string, position: number) {
  const [scope, animate] = useAnimate<HTMLDivElement>();
  const before = useRef({ step, position });
  useEffect(() => {
    const from = before.current;
    before.current = { step, position };
    // This may run late on a busy machine: the step may be gone by then, and animating nothing would throw.
    if (from.step === step || !scope.current) return;
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const distance = isReduced ? 0 : position < from.position === isRightToLeft(scope.current) ? x : -x;
    const motion = animate(
      scope.current,
      { opacity: [FADED, 1], transform: [`translateX(${distance}px)`, 'translateX(0px)'] },
      { duration: isReduced ? 0.1 : duration, ease: ease as [number, number, number, number] },
    );
    return () => motion.complete();
  }, [step, position, animate, scope]);
  return scope;
}
