import type { DeskFunnel } from '#domain/desk/deskFunnel.ts';
import { DEVICES } from '#domain/funnel/attemptReport.ts';
import { QUIZ_IDS } from '#domain/funnel/funnelQuiz.ts';
import funnel from '#schemas/content/funnel.json';
import site from '#schemas/content/site.json';
import deskTexts from '#schemas/texts/desk.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

export const FUNNEL_FILTERS = ['quiz', 'version', 'way', 'language', 'device', 'from', 'until'] as const;
export type FunnelFilter = (typeof FUNNEL_FILTERS)[number];

type FunnelFiltersProps = {
  chosen: Readonly<Partial<Record<FunnelFilter, string>>>;
  versions: DeskFunnel['versions'];
  onChoose: (filter: FunnelFilter, value: string) => void;
};

type Choices = readonly (readonly [value: string, title: string])[];

/** Which attempts are counted; an empty choice is all of them. */
export function FunnelFilters({ chosen, versions, onChoose }: FunnelFiltersProps) {
  const text = useTexts(deskTexts);
  const any = ['', text('funnel.any')] as const;
  const choices: Readonly<Record<Exclude<FunnelFilter, 'from' | 'until'>, Choices>> = {
    quiz: QUIZ_IDS.map((quiz, index) => [index === 0 ? '' : quiz, text(`funnel.quizzes.${quiz}`)]),
    version: [
      ['', text('funnel.newest')],
      ...versions.slice(1).map(({ version, ...days }) => [version, text('funnel.version', days)] as const),
    ],
    way: [any, ...funnel.ways.map((way) => [way, way] as const)],
    language: [any, ...site.languages.map(({ code, own }) => [code, own] as const)],
    device: [any, ...DEVICES.map((device) => [device, text(`funnel.devices.${device}`)] as const)],
  };
  return (
    <Fields role="group" aria-label={text('funnel.filters')}>
      {FUNNEL_FILTERS.map((filter) => (
        <div key={filter}>
          <label htmlFor={`funnel-${filter}`}>{text(`funnel.filter.${filter}`)}</label>
          {filter === 'from' || filter === 'until' ? (
            <TextInput
              id={`funnel-${filter}`}
              type="date"
              value={chosen[filter] ?? ''}
              onChange={({ target }) => target.validity.valid && onChoose(filter, target.value)}
            />
          ) : (
            <Select
              id={`funnel-${filter}`}
              value={chosen[filter] ?? ''}
              onChange={({ target }) => onChoose(filter, target.value)}
            >
              {choices[filter].map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </div>
      ))}
    </Fields>
  );
}

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  margin: '16px 0',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  '& label': { display: 'block', marginBottom: 4, fontSize: '.875rem', fontWeight: 560 },
});
