import content from '#schemas/content/articles.json';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { pictureAddress } from '#src/articles/pictureAddress.ts';
import { FieldFrame } from '#src/forms/FieldFrame.tsx';
import { errorId, useFormContext } from '#src/forms/formContext.ts';
import type { OurWidgetProps } from '#src/forms/rjsfTypes.ts';
import { useTexts } from '#src/texts/texts.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { UploadLine } from './UploadLine.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

/** A picture that is uploaded as soon as it is chosen; its value is its path. */
export function PictureField({ id, name, label, value, disabled, onChange }: OurWidgetProps) {
  const text = useTexts(blogCmsTexts);
  const { errorOf } = useFormContext();
  const upload = usePictureUpload('cover');
  const path = typeof value === 'string' ? value : '';
  const error = upload.error ?? errorOf(name);
  const hintId = `${id}__hint`;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Row>
        {path !== '' && <img src={pictureAddress(path)} alt="" width="160" height="100" />}
        <PictureChoice
          id={id}
          disabled={disabled === true || !upload.canChoose}
          describedBy={error === undefined ? hintId : `${errorId(id)} ${hintId}`}
          isInvalid={error !== undefined}
          onChoose={upload.choose}
        >
          {text(path === '' ? 'picture.choose' : 'picture.another')}
        </PictureChoice>
        {path !== '' && (
          <Button look="quiet" size="small" disabled={disabled} onClick={() => onChange(undefined)}>
            {text('picture.remove')}
          </Button>
        )}
      </Row>
      <UploadLine isUploading={upload.isUploadingHere} onStop={upload.stop} />
      <Caption id={hintId}>{text('picture.kinds', { limit: content.pictures.largestMegabytes })}</Caption>
    </FieldFrame>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 6,
  '& img': { width: 160, height: 100, objectFit: 'cover', borderRadius: radii.xs },
});
