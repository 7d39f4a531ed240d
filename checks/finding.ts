/** Documents by their path inside `schemas/`, parsed. */
export type Documents = Readonly<Record<string, unknown>>;

/** One thing that is wrong in a document. */
export type Finding = {
  severity: 'error' | 'warning';
  /** Path inside `schemas/`. */
  file: string;
  /** JSON pointer to what is wrong, or to where something is missing. */
  pointer: string;
  message: string;
  /** The valid name nearest to a wrong one. */
  nearest?: string;
  /** Answers that lead a visitor to the fault. */
  witness?: string;
};

/** A JSON pointer (RFC 6901) made of keys. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function error(file: string, at: string, message: string): Finding {
  return { severity: 'error', file, pointer: at, message };
}

/** For a finding that may be intended. */
export function warning(file: string, at: string, message: string): Finding {
  return { severity: 'warning', file, pointer: at, message };
}
