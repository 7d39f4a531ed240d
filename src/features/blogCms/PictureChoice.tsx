import type { ReactNode } from 'react';
import { buttonStyle, focusRing } from '#src/theme/buttonStyle.ts';
import { styled } from '#src/theme/styled.tsx';
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx';

type PictureChoiceProps = {
  id: string;
  disabled: boolean;
  /** The id of the element that describes it, in addition to its label. */
  describedBy: string;
  isInvalid: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** The browser's own file input, with a label that looks like a button. */
export function PictureChoice({ id, disabled, describedBy, isInvalid, onChoose, children }: PictureChoiceProps) {
  return (
    <Place>
      <input
        id={id}
        type="file"
        // Only filters the browser's file list; the server checks the content.
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={id}>{children}</label>
    </Place>
  );
}

const Place = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  '& input': visuallyHidden,
  '& label': buttonStyle('secondary', 'small'),
  '& input:focus-visible + label': focusRing,
  '& input:disabled + label': { opacity: 0.5, cursor: 'not-allowed' },
});
