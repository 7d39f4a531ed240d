import type { Editor } from '@tiptap/react';
import { useCallback, useId, useState } from 'react';
import type { PictureStored } from '#machines/blogCms/blogCmsSetup.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useEmitted } from '#src/actors/useEmitted.ts';
import { FieldFrame } from '#src/forms/FieldFrame.tsx';
import { describedByError, errorId } from '#src/forms/formContext.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { articleForm } from './articleForm.ts';
import { useArticleWork } from './articleWork.ts';
import { EditorBar } from './EditorBar.tsx';
import { lineKeys } from './lineKeys.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { UploadLine } from './UploadLine.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

/** The same limit as for the cover's alt text. */
const LONGEST_ALT = Number(articleForm.schema.properties.coverAlt?.maxLength);

type PictureLineProps = {
  editor: Editor;
  /** The alt text of the selected picture; undefined when a new picture is being inserted. */
  alt: string | undefined;
  onDone: () => void;
};

/** Asks for a picture within the text and its alt text. Not a separate form, because it is inside the article's form. */
export function PictureLine({ editor, alt, onDone }: PictureLineProps) {
  const text = useTexts(blogCmsTexts);
  const { actor } = useArticleWork();
  const upload = usePictureUpload('content');
  const id = useId();
  const [typed, setTyped] = useState(alt ?? '');
  const [file, setFile] = useState<File>();
  const [isTried, setIsTried] = useState(false);
  const isNew = alt === undefined;
  const words = typed.trim();
  const altError = isTried && words === '' ? text('editor.pictureAltNeeded') : undefined;
  const fileError = upload.error ?? (isTried && isNew && !file ? text('picture.none') : undefined);
  const act = () => editor.chain().focus();

  const insert = useCallback(
    ({ place, picture: { path, width, height } }: PictureStored) => {
      if (place !== 'content') return;
      const attrs = { src: path, alt: words, width, height };
      editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
      onDone();
    },
    [editor, words, onDone],
  );
  useEmitted<PictureStored>(actor, 'picture.stored', insert);

  const set = () => {
    setIsTried(true);
    if (words === '') return document.getElementById(`${id}alt`)?.focus();
    if (isNew) return file ? upload.choose(file) : document.getElementById(`${id}file`)?.focus();
    act().updateAttributes('picture', { alt: words }).run();
    return onDone();
  };
  return (
    <Line>
      {isNew && (
        <FieldFrame id={`${id}file`} error={fileError} help={file ? text('picture.chosen', { name: file.name }) : ''}>
          <PictureChoice
            id={`${id}file`}
            disabled={!upload.canChoose}
            describedBy={fileError === undefined ? '' : errorId(`${id}file`)}
            isInvalid={fileError !== undefined}
            onChoose={setFile}
          >
            {text(file ? 'picture.another' : 'picture.choose')}
          </PictureChoice>
        </FieldFrame>
      )}
      <FieldFrame id={`${id}alt`} label={text('editor.pictureAlt')} error={altError}>
        <TextInput
          id={`${id}alt`}
          type="text"
          autoFocus={!isNew}
          maxLength={LONGEST_ALT}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={lineKeys(editor, set, onDone)}
          {...describedByError(`${id}alt`, altError)}
        />
      </FieldFrame>
      <UploadLine isUploading={upload.isUploadingHere} onStop={upload.stop} />
      <div>
        <Button
          size="small"
          disabled={!upload.canChoose}
          busy={upload.isUploadingHere}
          onClick={() => upload.isUploadingHere || set()}
        >
          {text(isNew ? 'editor.pictureInsert' : 'editor.linkSet')}
        </Button>
        {!isNew && (
          <Button
            size="small"
            look="secondary"
            onClick={() => {
              act().deleteSelection().run();
              onDone();
            }}
          >
            {text('picture.remove')}
          </Button>
        )}
      </div>
    </Line>
  );
}

const Line = styled(EditorBar)({
  display: 'grid',
  gap: 10,
  padding: 10,
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
