import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import emptyDrawing from '#src/ui/drawings/empty.svg?url';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Replaces an empty table: there are no articles, or none matches. */
export function NoArticles({ none, onCreate }: { none: boolean; onCreate: () => void }) {
  const text = useTexts(blogCmsTexts);
  if (!none)
    return <EmptyState drawing={emptyDrawing} title={text('empty.noMatch')} text={text('empty.noMatchText')} />;
  return (
    <EmptyState
      drawing={emptyDrawing}
      title={text('empty.none')}
      text={text('empty.noneText')}
      action={<Button onClick={onCreate}>{text('create')}</Button>}
    />
  );
}
