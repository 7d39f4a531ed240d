import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { LeadSummary } from '#domain/desk/deskLead.ts';
import deskTexts from '#schemas/texts/desk.json';
import type { LeadOwner } from '#src/api/desk.ts';
import { paths } from '#src/routing/paths.ts';
import { textOf } from '#src/texts/texts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { timeTitle, typeTitle } from './deskWords.ts';
import { stateTitle } from './LeadFilterFields.tsx';

export const features = tableFeatures({ columnVisibilityFeature });
const column = createColumnHelper<typeof features, LeadSummary>();

export const COLUMNS = [
  'person',
  'company',
  'type',
  'time',
  'state',
  'score',
  'phone',
  'owner',
  'language',
  'source',
  'suspicion',
] as const;
export type LeadColumn = (typeof COLUMNS)[number];

const TONES = { new: 'info', contacted: 'neutral', qualified: 'warning', won: 'success', lost: 'error' } as const;
const toneOf = (state: string) => (state in TONES ? TONES[state as keyof typeof TONES] : 'neutral');

export function leadColumns(owners: readonly LeadOwner[]) {
  const text = (key: Parameters<typeof textOf<typeof deskTexts>>[1]) => textOf(deskTexts, key);
  const ownerOf = (id: number | null) => owners.find((owner) => owner.id === id)?.email ?? '';
  const words = (id: LeadColumn, read: (lead: LeadSummary) => string) =>
    column.accessor(read, {
      id,
      header: text(`leads.column.${id}`),
      cell: ({ getValue }) => getValue() || text('none'),
    });
  return column.columns([
    column.display({
      id: 'person',
      header: text('leads.column.person'),
      enableHiding: false,
      cell: ({ row: { original: lead } }) => <Link to={paths.deskLead(lead.id)}>{lead.name || lead.email}</Link>,
    }),
    words('company', ({ company }) => company),
    words('type', ({ type }) => typeTitle(type)),
    words('time', ({ createdAt }) => timeTitle(createdAt)),
    column.display({
      id: 'state',
      header: text('leads.column.state'),
      cell: ({ row: { original: lead } }) => <Badge tone={toneOf(lead.state)}>{stateTitle(lead.state)}</Badge>,
    }),
    words('score', ({ score }) => (score === null ? '' : String(score))),
    words('phone', ({ phone }) => phone),
    words('owner', ({ ownerId }) => ownerOf(ownerId)),
    words('language', ({ language }) => language),
    words('source', ({ source }) => source),
    words('suspicion', ({ suspicion }) => suspicionTitle(suspicion)),
  ]);
}

const suspicions: Readonly<Record<string, string>> = deskTexts.leads.suspicion;
export const suspicionTitle = (suspicion: string): string => suspicions[suspicion] ?? suspicion;
