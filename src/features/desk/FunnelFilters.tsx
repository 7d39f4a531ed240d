import type { DeskFunnel } from '#domain/desk/deskFunnel.ts';
import { DEVICES } from '#domain/funnel/attempt.ts';
import { QUIZ_IDS } from '#domain/funnel/funnelQuiz.ts';
import funnel from '#schemas/content/funnel.json';
import site from '#schemas/content/site.json';
import deskTexts from '#schemas/texts/desk.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { type Choice, ChoiceField, ChoiceFields } from './ChoiceFields.tsx';

export const FUNNEL_FILTERS = ['quiz', 'version', 'way', 'language', 'device', 'from', 'until'] as const;
export type FunnelFilter = (typeof FUNNEL_FILTERS)[number];
type Chosen = Exclude<FunnelFilter, 'from' | 'until'>;

type FunnelFiltersProps = {
  chosen: Readonly<Partial<Record<FunnelFilter, string>>>;
  versions: DeskFunnel['versions'];
  onChoose: (filter: FunnelFilter, value: string) => void;
};

/** Which attempts are counted; an empty choice counts all of them. */
export function FunnelFilters({ chosen, versions, onChoose }: FunnelFiltersProps) {
  const text = useTexts(deskTexts);
  const [firstQuiz, ...otherQuizzes] = QUIZ_IDS;
  const none: Readonly<Record<Chosen, string>> = {
    quiz: text(`funnel.quizzes.${firstQuiz}`),
    version: text('funnel.newest'),
    way: text('funnel.any'),
    language: text('funnel.any'),
    device: text('funnel.any'),
  };
  const choices: Readonly<Record<Chosen, Choice[]>> = {
    quiz: otherQuizzes.map((value) => ({ value, title: text(`funnel.quizzes.${value}`) })),
    version: versions.slice(1).map(({ version, ...days }) => ({ value: version, title: text('funnel.version', days) })),
    way: funnel.ways.map((way) => ({ value: way, title: way })),
    language: site.languages.map(({ code, own }) => ({ value: code, title: own })),
    device: DEVICES.map((value) => ({ value, title: text(`funnel.devices.${value}`) })),
  };
  return (
    <Fields data-many role="group" aria-label={text('funnel.filters')}>
      {FUNNEL_FILTERS.map((filter) =>
        filter === 'from' || filter === 'until' ? (
          <div key={filter}>
            <label htmlFor={`funnel-${filter}`}>{text(`funnel.filter.${filter}`)}</label>
            <TextInput
              id={`funnel-${filter}`}
              type="date"
              value={chosen[filter] ?? ''}
              onChange={({ target }) => target.validity.valid && onChoose(filter, target.value)}
            />
          </div>
        ) : (
          <ChoiceField
            key={filter}
            id={`funnel-${filter}`}
            label={text(`funnel.filter.${filter}`)}
            value={chosen[filter] ?? ''}
            none={none[filter]}
            choices={choices[filter]}
            onChoose={(value) => onChoose(filter, value)}
          />
        ),
      )}
    </Fields>
  );
}

const Fields = styled(ChoiceFields)({ margin: '16px 0' });
