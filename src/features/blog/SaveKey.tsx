import { toggleSaved, useSavedArticles } from '#src/storage/savedArticles.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { TillKey } from '#src/ui/TillKey.tsx';

/** Remembers an article in this browser, where lists mark it, and forgets it again (D23). */
export function SaveKey({ articleId }: { articleId: string }) {
  const text = useTexts('blog');
  const saved = useSavedArticles().includes(articleId);
  return (
    <TillKey look="secondary" size="small" aria-pressed={saved} onClick={() => toggleSaved(articleId)}>
      <Icon name={saved ? 'check' : 'bookmark-simple'} weight="bold" />
      {text(saved ? 'article.saved' : 'article.save')}
    </TillKey>
  );
}
