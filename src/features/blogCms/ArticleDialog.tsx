import { useMemo } from 'react';
import type { ArticleDraft } from '#domain/articles/blogArticle.ts';
import type { BlogCmsActor, BlogCmsSnapshot } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { refusedFields } from '#src/api/refusedFields.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { articleForm } from './articleForm.ts';
import { ArticleWorkProvider } from './articleWork.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { DateTimeInput } from './DateTimeInput.tsx';
import { PictureField } from './PictureField.tsx';
import { RichText } from './RichText.tsx';

type ArticleDialogProps = { snapshot: BlogCmsSnapshot; actor: BlogCmsActor };

const FORM_ID = 'article';
const widgets = { richText: RichText, dateTime: DateTimeInput, picture: PictureField };

/**
 * One form for new and existing articles. Cancel discards what was typed, after asking; any other way of closing keeps it
 * (BL-13).
 */
export function ArticleDialog({ snapshot, actor }: ArticleDialogProps) {
  const text = useTexts(blogCmsTexts);
  const { worked, refusal } = snapshot.context;
  const values = worked?.form ?? {};
  const refused = refusal ? refusedFields(refusal.error, refusal.form, values) : {};
  useFocusOnRefusal(FORM_ID, refusal, refused);
  const isNew = worked?.revision === 0;
  const isBusy = snapshot.hasTag('busy');
  const isAsking = snapshot.hasTag('asking');
  const work = useMemo(() => ({ snapshot, actor }), [snapshot, actor]);
  const submit = text(isNew ? 'dialog.createArticle' : 'dialog.updateArticle');
  return (
    <DialogFrame
      open={snapshot.hasTag('form')}
      title={text(isNew ? 'dialog.create' : 'dialog.edit')}
      closeLabel={text('dialog.close')}
      locked={isBusy}
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
      actions={
        <>
          {isAsking && <Question role="alert">{text('unsaved.question')}</Question>}
          {/* The same button element keeps the focus, so pressing it twice discards nothing. */}
          <Button
            look={isAsking ? 'primary' : 'secondary'}
            disabled={isBusy}
            onClick={() => actor.send({ type: isAsking ? 'giveUp.declined' : 'dialog.cancelled' })}
          >
            {text(isAsking ? 'unsaved.keep' : 'dialog.cancel')}
          </Button>
          {isAsking && (
            <Button key="give up" look="secondary" onClick={() => actor.send({ type: 'giveUp.confirmed' })}>
              {text('unsaved.giveUp')}
            </Button>
          )}
          {!isAsking && !snapshot.matches('conflict') && (
            <Button type="submit" form={FORM_ID} busy={isBusy} disabled={snapshot.hasTag('uploading')}>
              {isBusy ? text('dialog.saving') : submit}
            </Button>
          )}
        </>
      }
    >
      {snapshot.matches('conflict') && <ConflictNote actor={actor} />}
      <ArticleWorkProvider value={work}>
        <SchemaForm
          id={FORM_ID}
          form={articleForm}
          values={values}
          refused={refused}
          busy={isBusy}
          widgets={widgets}
          // The casts hold because the values belong to this form.
          latest={() => actor.getSnapshot().context.worked?.form ?? {}}
          onChange={(changed) => actor.send({ type: 'form.changed', form: changed as ArticleDraft })}
          onSubmit={(sent) => actor.send({ type: 'form.submitted', form: sent as ArticleDraft })}
        />
      </ArticleWorkProvider>
    </DialogFrame>
  );
}

const Question = styled('p')({ flex: '1 1 100%' });
