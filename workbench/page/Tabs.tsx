import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; title: string }[];
  open: Name;
  onOpen: (name: Name) => void;
  children: ReactNode;
};

/** Tabs by the pattern of ARIA: one tab stop, arrow keys between them. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = step && tabs[(tabs.findIndex(({ name }) => name === open) + step + tabs.length) % tabs.length];
    if (!next) return;
    onOpen(next.name);
    list.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-name={name}
            id={`${id}${name}`}
            aria-selected={name === open}
            aria-controls={`${id}panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {title}
          </button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open}`}>
        {children}
      </Panel>
    </>
  );
}

const List = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 4,
  borderBottom: `1px solid ${color.lineDivider}`,
  '& button': {
    minHeight: 40,
    padding: '0 14px',
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'none',
    color: color.textSecondary,
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 620,
    cursor: 'pointer',
  },
  '& [aria-selected=true]': { borderBottomColor: color.lineSelected, color: color.textPrimary },
});

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
});
