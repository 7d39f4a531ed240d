import { Suspense } from 'react';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { FieldFrame } from '#src/forms/FieldFrame.tsx';
import { FieldLabel } from '#src/forms/FieldLabel.tsx';
import { useFormContext } from '#src/forms/formContext.ts';
import type { OurWidgetProps } from '#src/forms/rjsfTypes.ts';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { useTexts } from '#src/texts/texts.ts';

const RichTextEditor = lazyPage(
  () => import('./RichTextEditor.tsx'),
  (module) => module.RichTextEditor,
);

/** Edits HTML with headings, lists and links. The editor is loaded on first use. */
export function RichText(props: OurWidgetProps) {
  const { id, name, label, value } = props;
  const { errorOf } = useFormContext();
  const text = useTexts(blogCmsTexts);
  const labelId = `${id}__label`;
  return (
    <FieldFrame id={id} error={errorOf(name)}>
      <FieldLabel as="span" id={labelId} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </FieldLabel>
      <Suspense fallback={<p>{text('editor.loading')}</p>}>
        <RichTextEditor
          id={id}
          labelledBy={labelId}
          html={typeof value === 'string' ? value : ''}
          onChange={(html) => props.onChange(html === '' ? undefined : html)}
        />
      </Suspense>
    </FieldFrame>
  );
}
