/** Replaces the markdown engine of @rjsf/utils; no description here is markdown. */
export const Markdown = ({ children }: { children?: unknown }) => children;
