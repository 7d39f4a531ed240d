import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import type { Effects } from '../documents/answers.ts';
import { questionsOf, readForm } from '../documents/questionsOf.ts';
import { vendorName } from '../documents/wizards/vendors.ts';

const SCORED_QUIZ = 'quizzes/main-quiz.schema.json';

const whole = (count: number) => count.toLocaleString('en-US');
const signed = (now: number, before: number) =>
  now === before ? '–' : `${now > before ? '+' : '−'}${whole(Math.abs(now - before))}`;

type CensusChangesProps = { census: Effects['census']; documents: Readonly<Record<string, unknown>> };

/** For how many of all possible visitors the drafts change the recommendation. */
export function CensusChanges({ census, documents }: CensusChangesProps) {
  const { visitors, visitorsBefore, first, shown, order, systems, examples } = census;
  return (
    <>
      <p>
        {`Of ${whole(visitors)} possible visitors, ${whole(first)} get another system first, ${whole(shown)} other systems among the three, ${whole(order)} any difference.`}
      </p>
      {visitors !== visitorsBefore && (
        <p>{`Before, there were ${whole(visitorsBefore)} possible visitors: the figures of each system are of other visitors.`}</p>
      )}
      {examples.length > 0 && (
        <>
          <h3>For example</h3>
          <ul>
            {examples.map(({ visitor, now, before }) => (
              <li key={JSON.stringify(visitor)}>
                <p>{sayVisitor(visitor, documents)}</p>
                <p>{`Gets ${sayRanking(now, documents)}; before: ${sayRanking(before, documents)}.`}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Table>
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col">First</th>
            <th scope="col">Change</th>
            <th scope="col">Among the three</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {systems
            .toSorted((a, b) => b.first - a.first)
            .map((system) => (
              <tr key={system.slug}>
                <th scope="row">{vendorName(documents, system.slug)}</th>
                <td>{whole(system.first)}</td>
                <td>{signed(system.first, system.firstBefore)}</td>
                <td>{whole(system.shown)}</td>
                <td>{signed(system.shown, system.shownBefore)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
    </>
  );
}

const sayRanking = (slugs: readonly string[], documents: CensusChangesProps['documents']) =>
  slugs.map((slug) => vendorName(documents, slug)).join(', ');

/** What a visitor has answered, as they read it. */
function sayVisitor(
  visitor: Effects['census']['examples'][number]['visitor'],
  documents: CensusChangesProps['documents'],
): string {
  const quiz = readForm(documents, SCORED_QUIZ);
  const questions = quiz ? questionsOf(documents, quiz) : [];
  return visitor
    .map(({ question: name, answers }) => {
      const question = questions.find((other) => other.name === name);
      const titles = answers.map((value) => question?.answers.find((answer) => answer.value === value)?.title ?? value);
      return `${question?.title ?? name} ${titles.join(', ') || 'not asked'}`;
    })
    .join(' · ');
}

const Table = styled('table')({
  ...tabularFigures,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '4px 14px 4px 0', textAlign: 'left' },
  '& td': { textAlign: 'right' },
});
