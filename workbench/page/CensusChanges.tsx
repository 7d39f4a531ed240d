import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import type { Effects } from '../documents/answers.ts';

const whole = (count: number) => count.toLocaleString('en-US');
const signed = (now: number, before: number) =>
  now === before ? '–' : `${now > before ? '+' : '−'}${whole(Math.abs(now - before))}`;

/** For how many of all possible visitors the drafts change the recommendation. */
export function CensusChanges({ census }: { census: Effects['census'] }) {
  const { visitors, visitorsBefore, first, shown, order, systems } = census;
  return (
    <>
      <p>
        {`Of ${whole(visitors)} possible visitors, ${whole(first)} get another system first, ${whole(shown)} other systems among the three, ${whole(order)} any difference.`}
      </p>
      {visitors !== visitorsBefore && (
        <p>{`Before, there were ${whole(visitorsBefore)} possible visitors: the figures of each system are of other visitors.`}</p>
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
                <th scope="row">{system.slug}</th>
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

const Table = styled('table')({
  ...tabularFigures,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '4px 14px 4px 0', textAlign: 'left' },
  '& td': { textAlign: 'right' },
});
