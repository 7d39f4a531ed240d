import { memo, useDeferredValue, useMemo, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { SearchInput } from '#src/ui/SearchInput.tsx';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { type Entry, type Group, isWithin } from '../documents/outline.ts';
import { type PlacedText, searchTexts } from '../documents/searchTexts.ts';

export type Place = { file: string; pointer: string };

type OutlineProps = {
  groups: readonly Group[];
  texts: readonly PlacedText[];
  findings: readonly LocatedFinding[];
  drafted: ReadonlySet<string>;
  selected: Place;
  onSelect: (place: Place) => void;
};

/** What there is, and where something that is asked or said is. There are hundreds of entries: not at every key. */
export const Outline = memo(function Outline({ groups, texts, findings, drafted, selected, onSelect }: OutlineProps) {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['Quizzes']));
  const sought = useDeferredValue(query);
  const found = useMemo(() => searchTexts(texts, sought), [texts, sought]);
  const mark = (entry: Entry) => findings.filter((finding) => isWithin(entry, finding));
  const item = (entry: Entry) => (
    <li key={entry.file + entry.pointer}>
      <OutlineItem
        title={entry.title}
        file={entry.file}
        pointer={entry.pointer}
        {...countOf(mark(entry))}
        isDrafted={entry.pointer === '' && drafted.has(entry.file)}
        isSelected={entry.file === selected.file && entry.pointer === selected.pointer}
        onSelect={onSelect}
      />
      {entry.children.length > 0 && <ul>{entry.children.map(item)}</ul>}
    </li>
  );
  return (
    <Frame aria-label="What there is">
      <SearchInput
        aria-label="Find what is asked or said"
        placeholder="Find a sentence"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p aria-live="polite">{query.trim().length > 1 ? `${found.length} places` : ''}</p>
      {found.length > 0 ? (
        <ul>
          {found.map((place) => (
            <li key={place.file + place.pointer}>
              <Item type="button" onClick={() => onSelect(place)}>
                <span>{place.text}</span>
                <small>{place.file}</small>
              </Item>
            </li>
          ))}
        </ul>
      ) : (
        groups.map(({ title, entries }) => (
          <details
            key={title}
            open={opened.has(title)}
            onToggle={({ currentTarget }) => {
              const isOpen = currentTarget.open;
              if (isOpen !== opened.has(title)) setOpened(toggled(opened, title));
            }}
          >
            <summary>
              <span>{title}</span>
              <Marks
                {...countOf(entries.flatMap((entry) => [entry, ...entry.children]).flatMap(mark))}
                isDrafted={entries.some(({ file }) => drafted.has(file))}
              />
            </summary>
            {opened.has(title) && <ul>{entries.map(item)}</ul>}
          </details>
        ))
      )}
    </Frame>
  );
});

const toggled = (opened: ReadonlySet<string>, title: string) =>
  new Set(opened.has(title) ? [...opened].filter((other) => other !== title) : [...opened, title]);

type Count = { faults: number; warnings: number };

function countOf(findings: readonly LocatedFinding[]): Count {
  const faults = new Set(findings.filter(({ severity }) => severity === 'error')).size;
  return { faults, warnings: new Set(findings).size - faults };
}

type OutlineItemProps = Place &
  Count & {
    title: string;
    isDrafted: boolean;
    isSelected: boolean;
    onSelect: (place: Place) => void;
  };

/** Made again only when something of it differs. */
const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { title, file, pointer, faults, warnings, isDrafted, isSelected, onSelect } = props;
  return (
    <Item type="button" aria-current={isSelected} onClick={() => onSelect({ file, pointer })}>
      <span>{title}</span>
      <Marks faults={faults} warnings={warnings} isDrafted={isDrafted} />
    </Item>
  );
});

function Marks({ faults, warnings, isDrafted }: Count & { isDrafted: boolean }) {
  return (
    <>
      {isDrafted && <Mark data-kind="draft">draft</Mark>}
      {faults > 0 && <Mark data-kind="error">{`${faults} ${faults === 1 ? 'fault' : 'faults'}`}</Mark>}
      {warnings > 0 && <Mark data-kind="warning">{`${warnings} to look at`}</Mark>}
    </>
  );
}

const Mark = styled('span')({
  flex: 'none',
  padding: '0 7px',
  borderRadius: radii.control,
  fontSize: '.75rem',
  fontWeight: 620,
  '&[data-kind=draft]': { backgroundColor: color.statusInfoBg, color: color.statusInfo },
  '&[data-kind=error]': { backgroundColor: color.statusErrorBg, color: color.statusError },
  '&[data-kind=warning]': { backgroundColor: color.statusWarningBg, color: color.statusWarning },
});

const Frame = styled('nav')({
  overflowX: 'hidden',
  overflowY: 'auto',
  minHeight: 0,
  padding: 12,
  backgroundColor: color.bgSubtle,
  borderRight: `1px solid ${color.lineDivider}`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { paddingLeft: 14 },
  '& > p': { margin: '6px 4px', minHeight: '1.2em', fontSize: '.8125rem', color: color.textSecondary },
  '& summary': {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 40,
    padding: '0 8px',
    fontWeight: 650,
    cursor: 'pointer',
  },
});

const Item = styled('button')({
  boxSizing: 'border-box',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 36,
  padding: '4px 10px',
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '.875rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& > span:first-of-type': { flex: '1 1 8em', overflowWrap: 'anywhere' },
  '& small': { width: '100%', color: color.textSecondary },
  '&:hover': { backgroundColor: color.bgTintSoft },
  '&[aria-current=true]': { backgroundColor: color.bgTint, fontWeight: 620 },
});
