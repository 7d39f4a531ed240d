import type { ArticleDraft } from '#domain/articles/blogArticle.ts';
import type { BlogCmsActor, BlogCmsSnapshot } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { newId } from '#src/storage/newId.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { datesOf } from './articleDates.ts';
import { articleForm } from './articleForm.ts';
import { RichText } from './RichText.tsx';

type ArticleDialogProps = { snapshot: BlogCmsSnapshot; actor: BlogCmsActor };

const FORM_ID = 'article';
const widgets = { richText: RichText };

/** One form for new and existing articles. Cancel gives it up (D23); closed otherwise it keeps what was typed (BL-13). */
export function ArticleDialog({ snapshot, actor }: ArticleDialogProps) {
  const text = useTexts(blogCmsTexts);
  const isNew = snapshot.matches('creating');
  const birthNow = () => ({ ...datesOf(new Date()), id: newId(), readTime: text('readTime') });
  return (
    <DialogFrame
      open={snapshot.hasTag('form')}
      title={text(isNew ? 'dialog.create' : 'dialog.edit')}
      closeLabel={text('dialog.close')}
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
      actions={
        <>
          <Button look="secondary" onClick={() => actor.send({ type: 'dialog.cancelled' })}>
            {text('dialog.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID}>
            {text(isNew ? 'dialog.createArticle' : 'dialog.updateArticle')}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM_ID}
        form={articleForm}
        values={snapshot.context.form}
        widgets={widgets}
        // The casts hold because the values are this form's.
        onChange={(values) => actor.send({ type: 'form.changed', form: values as ArticleDraft })}
        onSubmit={(values) => actor.send({ type: 'form.submitted', form: values as ArticleDraft, birth: birthNow() })}
      />
    </DialogFrame>
  );
}
