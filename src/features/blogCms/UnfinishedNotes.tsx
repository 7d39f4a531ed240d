import type { BlogCmsActor } from '#machines/blogCms/blogCmsMachine.ts';
import { placeOf, type WorkedArticle } from '#machines/blogCms/blogCmsSetup.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';

type UnfinishedNotesProps = { unfinished: Readonly<Record<string, WorkedArticle>>; actor: BlogCmsActor };

/** Unsaved drafts that exist only in this tab (BL-13), each with a button that reopens it. */
export function UnfinishedNotes({ unfinished, actor }: UnfinishedNotesProps) {
  const text = useTexts(blogCmsTexts);
  const forms = Object.values(unfinished);
  if (forms.length === 0) return null;
  return (
    <Notes>
      {forms.map((worked) => (
        <li key={placeOf(worked)}>
          <span dir="auto">{text('unsaved.left', { title: worked.form.title || text('table.untitled') })}</span>
          <Button
            size="small"
            look="secondary"
            onClick={() =>
              actor.send({ type: worked.revision === 0 ? 'create.pressed' : 'edit.pressed', id: worked.id })
            }
          >
            {text('unsaved.continue')}
          </Button>
        </li>
      ))}
    </Notes>
  );
}

const Notes = styled('ul')({
  marginBottom: 12,
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minHeight: 44 },
});
