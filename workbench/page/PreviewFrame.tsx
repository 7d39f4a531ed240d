import { useCallback, useEffect, useRef, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { showScheme } from './showScheme.ts';

type PreviewFrameProps = {
  address: string;
  width: number;
  scheme: 'light' | 'dark';
  onFrame?: (frame: HTMLIFrameElement | null) => void;
};

/** A window of the given width, made smaller where there is no room for it. */
export function PreviewFrame({ address, width, scheme, onFrame }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef(() => {});
  const paint = useCallback(() => {
    stop.current();
    const inside = frame.current?.contentDocument;
    stop.current = inside ? showScheme(inside, scheme) : () => {};
  }, [scheme]);
  useEffect(() => {
    paint();
    return () => stop.current();
  }, [paint]);
  useEffect(() => {
    onFrame?.(frame.current);
    return () => onFrame?.(null);
  }, [onFrame]);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Room ref={room}>
      <iframe
        ref={frame}
        title="Preview"
        src={address}
        onLoad={paint}
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
    </Room>
  );
}

const Room = styled('div')({
  flex: 1,
  minHeight: 240,
  overflow: 'hidden',
  '& iframe': { border: 0, transformOrigin: '0 0', backgroundColor: color.bgDefault, display: 'block' },
});
