import { answerFits } from '#domain/questions/answerFits.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { askedQuestions } from '#domain/questions/questionFlow.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import type { StoredLead } from './readStoredLeads.ts';

/** A stored answer that does not fit the documents; undefined where a question that is asked has none. */
export type LeadFault = { question: string; title: string; answer: string | undefined };

/** For each lead, the answers that do not fit the documents that this module was loaded with. */
export const leadFaults = (leads: readonly StoredLead[]): LeadFault[][] =>
  leads.map(({ kind: name, fields, answers }) => {
    const kind = leadKinds.find((entry) => entry.name === name);
    if (!kind) return [];
    return [
      ...(kind.quiz && answers ? faultsOf(kind.quiz, answers, askedQuestions(kind.quiz, answers)) : []),
      // Only choices: typed values may be personal, and their rules are about how they are typed.
      ...faultsOf(kind.form.schema, fields, []).filter(({ question }) => kind.form.schema.properties[question]?.enum),
    ];
  });

function faultsOf(schema: FormSchema, values: Record<string, unknown>, asked: readonly string[]): LeadFault[] {
  const titleOf = (question: string) => schema.properties[question]?.title ?? question;
  return [
    ...asked
      .filter((question) => values[question] === undefined)
      .map((question) => ({ question, title: titleOf(question), answer: undefined })),
    ...Object.entries(values)
      .filter(([question, value]) => value !== undefined && !answerFits(schema, question, value))
      .map(([question, value]) => ({ question, title: titleOf(question), answer: sayAnswer(schema, question, value) })),
  ];
}

/** A stored value from a list says nothing about the person; a text might. */
function sayAnswer(schema: FormSchema, question: string, value: unknown): string {
  const property = schema.properties[question];
  if (!property) return 'an answer to what is not asked any more';
  if (property.enum === undefined && property.items === undefined) return 'a text';
  return (Array.isArray(value) ? value : [value]).map(String).join(', ');
}
