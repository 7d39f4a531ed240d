import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

/** Says that a picture is being uploaded, and offers to stop it. */
export function UploadLine({ isUploading, onStop }: { isUploading: boolean; onStop: () => void }) {
  const text = useTexts(blogCmsTexts);
  return (
    <Line role="status">
      {isUploading && (
        <>
          <Spinner aria-hidden />
          <span>{text('picture.uploading')}</span>
          <Button look="quiet" size="small" onClick={onStop}>
            {text('picture.stop')}
          </Button>
        </>
      )}
    </Line>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
