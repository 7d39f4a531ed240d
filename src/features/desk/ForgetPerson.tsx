import * as forget from 'virtual:form/forget-person';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForgetPerson as Typed } from '#schemas/__generated__/forgetPerson.ts';
import commonTexts from '#schemas/texts/common.json';
import deskTexts from '#schemas/texts/desk.json';
import { forgetPerson } from '#src/api/desk.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { submitText } from '#src/forms/submitText.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { CallForm } from './CallForm.tsx';

const FORM_ID = 'forget-person';
const forgetForm: FormDefinition = forget;

/** Asks for the person's email address before all personal data is removed. */
export function ForgetPerson({ leadId }: { leadId: string }) {
  const text = useTexts(deskTexts);
  const common = useTexts(commonTexts);
  const form = forgetForm;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const forgetting = useMutation({
    mutationFn: ({ email }: Typed) => forgetPerson(leadId, email),
    onSuccess: async () => {
      setOpen(false);
      await client.invalidateQueries({ queryKey: ['desk'] });
    },
  });
  const open = () => {
    // The field is empty each time, so an earlier refusal would refer to a value that is gone.
    forgetting.reset();
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" onClick={open}>
        {text('lead.forget')}
      </Button>
      <DialogFrame
        open={isOpen}
        size="small"
        title={text('lead.forget')}
        intro={text('lead.forgetText')}
        closeLabel={common('close')}
        locked={forgetting.isPending}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button look="secondary" disabled={forgetting.isPending} onClick={() => setOpen(false)}>
              {text('lead.cancel')}
            </Button>
            <Button type="submit" form={FORM_ID} busy={forgetting.isPending} aria-disabled={forgetting.isPending}>
              {submitText(form)}
            </Button>
          </>
        }
      >
        <CallForm<Typed> id={FORM_ID} form={forgetForm} call={forgetting} look="elsewhere" />
      </DialogFrame>
    </>
  );
}
