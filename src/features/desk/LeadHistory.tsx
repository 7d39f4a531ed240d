import * as leadNote from 'virtual:form/lead-note';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WholeLead } from '#domain/desk/deskLead.ts';
import type { LeadNote } from '#schemas/__generated__/leadNote.ts';
import deskTexts from '#schemas/texts/desk.json';
import { addNote } from '#src/api/desk.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { newId } from '#src/storage/newId.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Caption } from '#src/ui/Intro.tsx';
import { CallForm } from './CallForm.tsx';
import { Panel } from './DeskPage.tsx';
import { timeTitle } from './deskWords.ts';
import { stateTitle } from './LeadFilterFields.tsx';

const noteForm: FormDefinition = leadNote;

/** Who did what with a lead, and a note about it. */
export function LeadHistory({ whole: { lead, events } }: { whole: WholeLead }) {
  const text = useTexts(deskTexts);
  const client = useQueryClient();
  const [noteId, setNoteId] = useState(newId);
  const add = useMutation({
    // A note that is sent again because its answer was lost keeps its id.
    mutationFn: ({ note }: LeadNote) => addNote(lead.id, noteId, note),
    onSuccess: (changed) => {
      client.setQueryData(['desk', 'lead', lead.id], changed);
      setNoteId(newId());
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
      {lead.email !== '' && <CallForm<LeadNote> id="lead-note" form={noteForm} call={add} look="secondary" />}
    </Panel>
  );
}
