import { styled } from '#src/theme/styled.tsx';

/**
 * A third-party page, loaded only on the visitor's click (D30). It can run scripts but cannot reach this page, and gets
 * only the site's origin as referrer. The server's policy allows exactly the addresses of content/site.json.
 */
export function EmbedFrame({ title, src, className }: { title: string; src: string; className?: string }) {
  return (
    <Frame
      title={title}
      src={src}
      className={className}
      allow="fullscreen; picture-in-picture; encrypted-media"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Frame = styled('iframe')({ display: 'block', width: '100%', border: 0 });
