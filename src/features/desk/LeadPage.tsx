import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { WholeLead } from '#domain/desk/deskLead.ts';
import deskTexts from '#schemas/texts/desk.json';
import { changeLead, readLead } from '#src/api/desk.ts';
import { ArrowLink } from '#src/routing/ArrowLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { atLeast } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { ChoiceField, ChoiceFields } from './ChoiceFields.tsx';
import { DeskPage, Panel } from './DeskPage.tsx';
import { timeTitle, typeTitle } from './deskWords.ts';
import { ForgetPerson } from './ForgetPerson.tsx';
import { stateOptions, useOwners } from './LeadFilterFields.tsx';
import { LeadHistory } from './LeadHistory.tsx';
import { Loaded } from './Loaded.tsx';
import { suspicionTitle } from './leadColumns.tsx';
import { MessageLines } from './MessageLines.tsx';

/** Everything known about one lead, and the actions on it. */
export function LeadPage({ leadId }: { leadId: string }) {
  const query = useQuery({
    queryKey: ['desk', 'lead', leadId],
    queryFn: ({ signal }) => readLead(leadId, signal),
    staleTime: 0,
  });
  return <Loaded query={query}>{(whole) => <Whole whole={whole} />}</Loaded>;
}

function Whole({ whole }: { whole: WholeLead }) {
  const text = useTexts(deskTexts);
  const { lead, sections, ranking, comparisonId, others, messages } = whole;
  const title = lead.name || lead.email || text('lead.forgotten');
  return (
    <DeskPage title={title} action={<Link to={paths.deskLeads}>{text('lead.back')}</Link>}>
      <p>{text('lead.received', { type: typeTitle(lead.type), time: timeTitle(lead.createdAt) })}</p>
      {lead.suspicion && <p>{suspicionTitle(lead.suspicion)}</p>}
      <Progress whole={whole} />
      <Columns>
        <div>
          {sections.map(({ title: heading, lines }) => (
            <Panel key={heading}>
              <h2>{heading}</h2>
              <dl>
                {lines.flatMap(({ label, value }) => [
                  <dt key={`${label} label`}>{label}</dt>,
                  <dd key={`${label} value`} dir="auto">
                    {value}
                  </dd>,
                ])}
              </dl>
            </Panel>
          ))}
          {ranking.length > 0 && (
            <Panel>
              <h2>{text('lead.ranking')}</h2>
              <ol>
                {ranking.map(({ name, score, points }) => (
                  <li key={name}>
                    <strong>{text('lead.points', { name, score })}</strong>
                    <dl>
                      {points
                        .filter((entry) => entry.points > 0)
                        .flatMap(({ question, answer, points: given, why }) => [
                          <dt key={`${question} ${answer} label`}>{text('lead.point', { question, answer })}</dt>,
                          <dd key={`${question} ${answer} value`}>
                            {[text('lead.pointGiven', { points: given }), why].join(' ')}
                          </dd>,
                        ])}
                    </dl>
                  </li>
                ))}
              </ol>
              {comparisonId !== null && (
                <ArrowLink to={paths.comparisonOf(comparisonId)}>{text('lead.comparison')}</ArrowLink>
              )}
            </Panel>
          )}
        </div>
        <div>
          <LeadHistory whole={whole} />
          <Panel>
            <h2>{text('lead.messages')}</h2>
            <MessageLines messages={messages} />
          </Panel>
          {others.length > 0 && (
            <Panel>
              <h2>{text('lead.others')}</h2>
              <ul>
                {others.map(({ id, type, createdAt }) => (
                  <li key={id}>
                    <Link to={paths.deskLead(id)}>
                      {text('lead.received', { type: typeTitle(type), time: timeTitle(createdAt) })}
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {lead.email !== '' && <ForgetPerson leadId={lead.id} />}
        </div>
      </Columns>
    </DeskPage>
  );
}

/** State and owner, stored as soon as they are chosen. */
function Progress({ whole: { lead } }: { whole: WholeLead }) {
  const text = useTexts(deskTexts);
  const client = useQueryClient();
  const { data: owners = [] } = useOwners();
  const change = useMutation({
    mutationFn: (wanted: { state?: string; ownerId?: number | null }) => changeLead(lead.id, wanted),
    onSuccess: (changed) => client.setQueryData(['desk', 'lead', lead.id], changed),
  });
  return (
    <Panel>
      <ChoiceFields>
        <ChoiceField
          id="lead-state"
          label={text('lead.state')}
          value={lead.state}
          choices={stateOptions}
          onChoose={(state) => change.mutate({ state })}
        />
        <ChoiceField
          id="lead-owner"
          label={text('lead.owner')}
          value={lead.ownerId ?? ''}
          none={text('lead.nobody')}
          choices={owners.map(({ id, email }) => ({ value: id, title: email }))}
          onChoose={(value) => change.mutate({ ownerId: value === '' ? null : Number(value) })}
        />
      </ChoiceFields>
      <p role="status">{change.isSuccess ? text('lead.saved') : ''}</p>
      {change.error && <p role="alert">{change.error.message || text('failed')}</p>}
    </Panel>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  '& > div': { minWidth: 0 },
  [atLeast(1000)]: { gridTemplateColumns: '3fr 2fr' },
});
