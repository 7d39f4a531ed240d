import type { FormTrace } from '#domain/suspicion.ts';

/** By form, how it was filled in when it was last sent. Beside the machines: nothing they decide depends on it. */
const traces = new Map<string, FormTrace>();

export const keepTrace = (formId: string, trace: FormTrace): void => void traces.set(formId, trace);

/** What is sent along with a form, for the server to judge. */
export const traceOf = (formId: string): FormTrace => traces.get(formId) ?? {};
