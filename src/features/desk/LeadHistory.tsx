import * as leadNote from 'virtual:form/lead-note';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WholeLead } from '#domain/desk/deskLead.ts';
import type { LeadNote } from '#schemas/__generated__/leadNote.ts';
import deskTexts from '#schemas/texts/desk.json';
import { addNote } from '#src/api/desk.ts';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { newId } from '#src/storage/newId.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Panel } from './DeskPage.tsx';
import { timeTitle } from './deskWords.ts';
import { stateTitle } from './LeadFilterFields.tsx';

const noteForm: FormDefinition = leadNote;
type Draft = { id: string; values: FormValues };
const emptyDraft = (): Draft => ({ id: newId(), values: {} });

/** Who did what with a lead, and a note about it. */
export function LeadHistory({ whole: { lead, events } }: { whole: WholeLead }) {
  const text = useTexts(deskTexts);
  const form = noteForm;
  const client = useQueryClient();
  const [draft, setDraft] = useState(emptyDraft);
  const add = useMutation({
    // A note that is sent again because its answer was lost has the same id.
    mutationFn: ({ note }: LeadNote) => addNote(lead.id, draft.id, note),
    onSuccess: (changed) => {
      client.setQueryData(['desk', 'lead', lead.id], changed);
      setDraft(emptyDraft());
    },
  });
  const words = ({ action, byEmail: who, words: said }: WholeLead['events'][number]) => {
    if (action === 'owner' && said === '') return text('lead.event.ownerNobody', { who });
    return text(`lead.event.${action}`, { who, words: action === 'state' ? stateTitle(said) : said });
  };
  return (
    <Panel>
      <h2>{text('lead.history')}</h2>
      {events.length === 0 && <p>{text('lead.noHistory')}</p>}
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <span>{words(event)}</span>
            {event.action === 'note' && <p dir="auto">{event.words}</p>}
            <Caption>{timeTitle(event.at)}</Caption>
          </li>
        ))}
      </ul>
      {lead.email !== '' && (
        <SchemaForm
          // A field that was emptied after a note shows no error.
          key={draft.id}
          id="lead-note"
          form={noteForm}
          values={draft.values}
          busy={add.isPending}
          onChange={(values) => setDraft(({ id }) => ({ id, values }))}
          // The cast holds because the form has just accepted the values.
          onSubmit={(values) => add.mutate(values as LeadNote)}
        >
          {add.error && <p role="alert">{add.error.message || text('failed')}</p>}
          <Button type="submit" look="secondary" busy={add.isPending}>
            {submitText(form)}
          </Button>
        </SchemaForm>
      )}
    </Panel>
  );
}
