import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';

type FormDialogProps = {
  open: boolean;
  size?: 'small';
  title: string;
  intro: string;
  closeLabel: string;
  onClose: () => void;
  /** The id of the form inside, which the button submits. */
  formId: string;
  isSending: boolean;
  canBeSent: boolean;
  cancelText: string;
  submitText: ReactNode;
  children: ReactNode;
};

/** A dialog with one form. While it is sending, nothing closes it. */
export function FormDialog(props: FormDialogProps) {
  const { formId, isSending, canBeSent, cancelText, submitText, children, ...frame } = props;
  return (
    <DialogFrame
      {...frame}
      locked={isSending}
      actions={
        <>
          <Button look="secondary" disabled={isSending} onClick={frame.onClose}>
            {cancelText}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSending}
            // Not `disabled` while sending, or a refusal would lose the focus.
            aria-disabled={isSending}
            disabled={!canBeSent}
          >
            {submitText}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
