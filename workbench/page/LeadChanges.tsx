import { styled } from '#src/theme/styled.tsx';
import type { Effects } from '../documents/answers.ts';

/** Which stored leads have answers that the drafts would no longer accept; whose they are is not said. */
export function LeadChanges({ leads }: { leads: Effects['leads'] }) {
  if ('absent' in leads) return <p>{leads.absent}</p>;
  const { stored, affected, examples } = leads;
  if (stored === 0) return <p>No lead is stored on this computer.</p>;
  if (affected === 0) return <p>{`The answers of all ${stored} stored leads stay valid.`}</p>;
  return (
    <>
      <p>{`Of ${stored} stored leads, ${affected} have answers that would no longer be valid. They stay as they are.`}</p>
      <List>
        {examples.map(({ question, title, answer, leads: count }) => (
          <li key={`${question} ${answer}`}>
            {`“${title}”: ${answer === undefined ? 'no answer yet' : `“${answer}”`} (${count === 1 ? '1 lead' : `${count} leads`})`}
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled('ul')({ margin: 0, paddingInlineStart: 20 });
