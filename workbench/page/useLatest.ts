import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A value for what is set up once and called later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
