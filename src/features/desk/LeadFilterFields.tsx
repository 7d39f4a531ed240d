import * as progress from 'virtual:form/lead-progress';
import { useQuery } from '@tanstack/react-query';
import type { LeadTotals } from '#domain/desk/deskLead.ts';
import deskTexts from '#schemas/texts/desk.json';
import { readOwners } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SearchInput } from '#src/ui/SearchInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { type Choice, ChoiceField, ChoiceFields } from './ChoiceFields.tsx';
import { typeTitle } from './deskWords.ts';
import type { LeadFilters } from './useLeadFilters.ts';

type LeadFilterFieldsProps = { filters: LeadFilters; totals: LeadTotals | undefined };
type Counted = 'type' | 'state' | 'language' | 'source';

export const useOwners = () => useQuery({ queryKey: ['desk', 'owners'], queryFn: ({ signal }) => readOwners(signal) });
export const stateOptions = progress.options.state ?? [];
export const stateTitle = (state: string): string => stateOptions.find(({ value }) => value === state)?.title ?? state;

/** Every choice says how many leads it would show. */
export function LeadFilterFields({ filters, totals }: LeadFilterFieldsProps) {
  const text = useTexts(deskTexts);
  const { data: owners = [] } = useOwners();
  const titleOf: Readonly<Record<Counted, (value: string) => string>> = {
    type: typeTitle,
    state: stateTitle,
    language: (value) => value || text('leads.notSaid'),
    source: (value) => value || text('leads.notSaid'),
  };
  const choicesOf = (filter: Counted) => {
    const counts = totals?.[filter] ?? {};
    const chosen = filters.valueOf(filter);
    const values = new Set([...Object.keys(counts), ...(chosen === undefined ? [] : [chosen])]);
    return [...values].sort().map((value) => ({
      value,
      title: text('leads.choice', { title: titleOf[filter](value), count: counts[value] ?? 0 }),
    }));
  };
  // Each value is prefixed with a sign, because a choice may itself be the empty text.
  const field = (filter: Counted | 'owner', choices: readonly Choice[]) => (
    <ChoiceField
      key={filter}
      id={`filter-${filter}`}
      label={text(`leads.filter.${filter}`)}
      value={filters.valueOf(filter) === undefined ? '' : `=${filters.valueOf(filter)}`}
      none={text('leads.any')}
      choices={choices.map(({ value, title }) => ({ value: `=${value}`, title }))}
      onChoose={(value) => filters.choose(filter, value === '' ? undefined : value.slice(1))}
    />
  );
  const part = (filter: 'score' | 'from' | 'until', type: 'number' | 'date') => (
    <div key={filter}>
      <label htmlFor={`filter-${filter}`}>{text(`leads.filter.${filter}`)}</label>
      <TextInput
        id={`filter-${filter}`}
        type={type}
        {...(type === 'number' && { min: 0, max: 999, step: 1 })}
        value={filters.valueOf(filter) ?? ''}
        onChange={({ target }) => filters.choose(filter, target.validity.valid ? target.value || undefined : undefined)}
      />
    </div>
  );
  return (
    <Fields role="group" aria-label={text('leads.filters')}>
      <SearchInput
        aria-label={text('leads.search')}
        placeholder={text('leads.search')}
        maxLength={200}
        value={filters.search}
        onChange={({ target }) => filters.find(target.value)}
      />
      <ChoiceFields data-many>
        {(['type', 'state', 'language', 'source'] as const).map((filter) => field(filter, choicesOf(filter)))}
        {field(
          'owner',
          owners.map(({ id, email }) => ({ value: id, title: email })),
        )}
        {part('score', 'number')}
        {part('from', 'date')}
        {part('until', 'date')}
      </ChoiceFields>
      {filters.isFiltered && (
        <Button look="secondary" size="small" onClick={filters.reset}>
          {text('leads.reset')}
        </Button>
      )}
    </Fields>
  );
}

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  marginBottom: 8,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
