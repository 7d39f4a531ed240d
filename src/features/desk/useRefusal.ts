import type { UseMutationResult } from '@tanstack/react-query';
import deskTexts from '#schemas/texts/desk.json';
import { refusedFields } from '#src/api/refusedFields.ts';
import type { FieldErrors } from '#src/forms/fieldErrors.ts';
import type { FormValues } from '#src/forms/formDefinition.ts';
import { useTexts } from '#src/texts/texts.ts';

type Refusal = { refused: FieldErrors /** Why the call failed, where no field says it. */; alert: string | undefined };

/** What a failed call says about the fields, as they are filled in now. */
export function useRefusal<Sent extends object>(
  { error, variables }: UseMutationResult<unknown, Error, Sent>,
  values: FormValues,
): Refusal {
  const text = useTexts(deskTexts);
  const sent = { ...variables };
  const refused = refusedFields(error, sent, values);
  // True even after the refused field was changed: then nothing is marked, and there is nothing left to say.
  const isExplained = error === null || Object.keys(refusedFields(error, sent, sent)).length > 0;
  return { refused, alert: isExplained ? undefined : error.message || text('failed') };
}
