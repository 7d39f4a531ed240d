import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WholeLead } from '#domain/desk/deskLead.ts';
import type { ForgetPerson } from '#schemas/__generated__/forgetPerson.ts';
import type { LeadNote } from '#schemas/__generated__/leadNote.ts';
import forgetPersonSchema from '#schemas/forms/forget-person.schema.json' with { type: 'json' };
import forgetPersonUi from '#schemas/forms/forget-person.ui.json' with { type: 'json' };
import leadNoteSchema from '#schemas/forms/lead-note.schema.json' with { type: 'json' };
import leadNoteUi from '#schemas/forms/lead-note.ui.json' with { type: 'json' };
import type { Database } from '#server/database/schema.ts';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refusedField } from '#server/http/refusedField.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { removeMails } from '#server/mail/transport.ts';
import { changeLead } from '#server/owner/changeLead.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { readWholeLead } from '#server/owner/wholeLead.ts';
import type { AdminRepository } from '#server/repositories/adminRepository.ts';
import { inboxOf } from '#server/repositories/inbox.ts';
import { createLeadEventRepository } from '#server/repositories/leadEventRepository.ts';
import type { DeskAccess } from './deskAccess.ts';
import { leadProgressForm } from './leadProgress.ts';

type Options = {
  access: DeskAccess;
  database: Database;
  admins: AdminRepository;
  now: () => Date;
  /** The folder for mails as files; undefined when mails are sent. */
  mailFolder: string | undefined;
};
type OneLead = { Params: { id: string } };
type LeadProgress = { state?: string; ownerId?: number | null };

/** A note that is sent twice is stored once, by the id that the page gave it. */
const noteId = { type: 'string', pattern: '^[0-9a-f-]{32,36}$' };
const noteForm = readForm(leadNoteSchema, leadNoteUi);
const readNote = bodyReader<LeadNote & { id: string }>(
  {
    ...noteForm.schema,
    required: [...noteForm.schema.required, 'id'],
    properties: { ...noteForm.schema.properties, id: noteId },
  },
  noteForm.messagesIn,
);
const readProgress = bodyReader<LeadProgress>(
  {
    ...leadProgressForm.schema,
    properties: { ...leadProgressForm.schema.properties, ownerId: { type: ['integer', 'null'] } },
  },
  leadProgressForm.messagesIn,
);
const forgetForm = readForm(forgetPersonSchema, forgetPersonUi);
const readForget = bodyReader<ForgetPerson>(forgetForm.schema, forgetForm.messagesIn);

/** One lead, and what is done with it. */
export const leadActions: FastifyPluginAsync<Options> = async (app, { access, database, admins, now, mailFolder }) => {
  const { connection } = database;
  app.addHook('onRequest', access.guard('leads'));

  const found = async ({ params }: FastifyRequest<OneLead>): Promise<WholeLead> => {
    const whole = await readWholeLead(connection, params.id, leadKinds);
    if (!whole) throw new Refusal(404, 'notFound');
    return whole;
  };
  const answer = async (request: FastifyRequest<OneLead>) => ({ data: await found(request) });

  app.get<OneLead>('/api/desk/leads/:id', answer);

  app.get('/api/desk/lead-owners', async () => ({
    data: (await admins.list()).filter(({ role }) => role !== 'editor').map(({ id, email }) => ({ id, email })),
  }));

  app.post<OneLead>('/api/desk/leads/:id', async (request) => {
    const { state, ownerId } = readProgress(request.body);
    const owner = typeof ownerId === 'number' ? await admins.findById(ownerId) : ownerId;
    if (ownerId !== undefined && ownerId !== null && (!owner || owner.role === 'editor'))
      throw refusedField('ownerId', 'enum');
    const change = { state, owner: owner && { id: owner.id, email: owner.email } };
    const isThere = await changeLead(database, request.params.id, change, { by: access.adminOf(request), at: now() });
    if (!isThere) throw new Refusal(404, 'notFound');
    return answer(request);
  });

  app.post<OneLead>('/api/desk/leads/:id/notes', async (request) => {
    const { id, note } = readNote(request.body);
    const { lead } = await found(request);
    const { email: byEmail } = access.adminOf(request);
    await createLeadEventRepository(connection).add(lead.id, { id, byEmail, action: 'note', words: note, at: now() });
    return answer(request);
  });

  app.post<OneLead>('/api/desk/leads/:id/forget', async (request) => {
    const { email } = readForget(request.body);
    const { lead } = await found(request);
    if (lead.email === '' || inboxOf(email) !== inboxOf(lead.email)) throw refusedField('email', 'otherPerson');
    const done = { by: access.adminOf(request).email, at: now() };
    const { rows, messageIds } = await forgetPerson(database, lead.email, leadKinds, done);
    await removeMails(mailFolder, messageIds);
    return { data: { rows, messages: messageIds.length } };
  });
};
