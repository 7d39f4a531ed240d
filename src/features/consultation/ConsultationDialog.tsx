import * as consultation from 'virtual:form/consultation';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ConsultationDraft, consultationFormMachine } from '#machines/consultation/consultationFormMachine.ts';
import commonTexts from '#schemas/texts/common.json';
import consultationTexts from '#schemas/texts/consultation.json';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';

const consultationForm: FormDefinition = consultation;

export type ConsultationFormFlow = [
  SnapshotFrom<typeof consultationFormMachine>,
  ActorRefFrom<typeof consultationFormMachine>,
];
type ConsultationDialogProps = { flow: ConsultationFormFlow; onChooseTime: () => void };

const FORM_ID = 'consultation';

/** Nothing is sent (spec 2): the last step is choosing a time on the booking page. */
export function ConsultationDialog({ flow: [snapshot, actor], onChooseTime }: ConsultationDialogProps) {
  const text = useTexts(consultationTexts);
  const common = useTexts(commonTexts);
  const { uiSchema } = consultationForm;
  const { draft } = snapshot.context;
  const isThanked = snapshot.matches('thanked');
  const dismiss = () => actor.send({ type: 'modal.dismissed' });
  const frame = {
    open: snapshot.hasTag('open'),
    size: 'small',
    closeLabel: common('close'),
    onClose: dismiss,
  } as const;

  if (isThanked)
    return (
      <DialogFrame
        key="thanks"
        {...frame}
        title={text('form.thanks')}
        intro={text('form.next', { name: draft.name?.trim().split(/\s+/)[0] ?? '' })}
        actions={<Button onClick={onChooseTime}>{text('form.choose')}</Button>}
      />
    );
  return (
    <DialogFrame
      key="form"
      {...frame}
      title={formTitle(consultationForm)}
      intro={text('form.lead')}
      actions={
        <>
          <Button look="secondary" onClick={dismiss}>
            {text('form.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID}>
            {uiSchema['ui:submitButtonOptions']?.submitText}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM_ID}
        form={consultationForm}
        values={draft}
        // The cast holds because the values belong to this form: checked on submit, in part while typing.
        onChange={(values) => actor.send({ type: 'form.changed', draft: values as ConsultationDraft })}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
      />
    </DialogFrame>
  );
}
