import type { UseQueryResult } from '@tanstack/react-query';
import { lastUpdated, scoreMethod } from '#schemas/content/pos-systems.json';
import scoring from '#schemas/content/scoring.json';
import site from '#schemas/content/site.json';
import comparisonSourcesTexts from '#schemas/texts/comparison-sources.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { QueryBody } from '../systems/QueryBody.tsx';
import { PointsTables } from './PointsTables.tsx';
import { SavingsFigures } from './SavingsFigures.tsx';
import { SystemFigures } from './SystemFigures.tsx';

export function SourcesBody({ systems }: { systems: UseQueryResult<PointOfSale[]> }) {
  const text = useTexts(comparisonSourcesTexts);
  return (
    <Columns>
      <div>
        <h3>{text('matching')}</h3>
        <p>{scoring.method}</p>
        <h3>{text('ties')}</h3>
        <ol>
          {scoring.tieRule.map(({ id, text: step }) => (
            <li key={id}>{step}</li>
          ))}
        </ol>
        <h3>{text('scores')}</h3>
        <p>{scoreMethod}</p>
        <h3>{text('money')}</h3>
        <p>{site.company.disclaimer}</p>
        <p>{text('moneyText')}</p>
      </div>
      <div>
        <h3>{text('table')}</h3>
        <p>{text('tableText')}</p>
        <PointsTables />
        <h3>{text('savings')}</h3>
        <p>{text('savingsText')}</p>
        <SavingsFigures />
        <h3>{text('figures')}</h3>
        <p>{`${text('figuresText')} ${text('updated', { when: lastUpdated })}.`}</p>
        <QueryBody query={systems} section={text('figures')}>
          {(list) => list.map((system) => <SystemFigures key={system.slug} system={system} />)}
        </QueryBody>
      </div>
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: 64 },
  '& h3': { margin: '28px 0 8px', fontSize: '1.1875rem' },
  '& > div > h3:first-of-type': { marginTop: 0 },
  '& p, & ol': { maxWidth: '65ch' },
  '& p + p': { marginTop: 8 },
  '& > div > p': { marginBottom: 12 },
  '& ol': { display: 'grid', gap: 6, paddingInlineStart: 20, listStyle: 'decimal' },
  '& ol li::marker': { color: color.textSerial, fontWeight: 700 },
});
