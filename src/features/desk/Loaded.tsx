import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import deskTexts from '#schemas/texts/desk.json';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

type LoadedProps<Value> = {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'refetch'>;
  children: (value: Value) => ReactNode;
};

/** Shows what was read from the server; until then, that it is loading, or why it failed. */
export function Loaded<Value>({ query: { data, error, refetch }, children }: LoadedProps<Value>) {
  const text = useTexts(deskTexts);
  if (data !== undefined) return children(data);
  if (!error) return <p role="status">{text('loading')}</p>;
  return (
    <EmptyState
      title={text('failed')}
      text={error.message}
      action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
    />
  );
}
