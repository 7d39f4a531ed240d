import blogTexts from '#schemas/texts/blog.json';
import { toggleSaved, useSavedArticles } from '#src/storage/savedArticles.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Saves an article in this browser, or removes it again (D23). */
export function SaveButton({ articleId }: { articleId: string }) {
  const text = useTexts(blogTexts);
  const saved = useSavedArticles().includes(articleId);
  return (
    <Button look="secondary" size="small" aria-pressed={saved} onClick={() => toggleSaved(articleId)}>
      <Icon name={saved ? 'check' : 'bookmark-simple'} weight="bold" />
      <span>{text(saved ? 'article.saved' : 'article.save')}</span>
    </Button>
  );
}
