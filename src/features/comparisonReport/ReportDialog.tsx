import * as comparisonReport from 'virtual:form/comparison-report';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import commonTexts from '#schemas/texts/common.json';
import reportTexts from '#schemas/texts/report.json';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { type ComparisonReportFlow, REPORT_FORM_ID } from './useComparisonReport.ts';

const reportForm: FormDefinition = comparisonReport;

/** Loaded when first opened. */
export function ReportDialog({ flow: [snapshot, actor] }: { flow: ComparisonReportFlow }) {
  const text = useTexts(reportTexts);
  const common = useTexts(commonTexts);
  const form = reportForm;
  const { email } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  return (
    <FormDialog
      open={snapshot.hasTag('open')}
      size="small"
      title={formTitle(form)}
      intro={text('lead')}
      closeLabel={common('close')}
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
      formId={REPORT_FORM_ID}
      isSending={isSending}
      canBeSent={isEmailAddress(email ?? '')}
      cancelText={text('cancel')}
      submitText={isSending ? text('sending') : form.uiSchema['ui:submitButtonOptions']?.submitText}
    >
      <SchemaForm
        id={REPORT_FORM_ID}
        form={reportForm}
        values={email === undefined ? {} : { email }}
        // Not disabled while sending: the machine keeps the address, and the field keeps the focus.
        onChange={({ email: typed }) =>
          actor.send({ type: 'email.changed', email: typeof typed === 'string' ? typed : undefined })
        }
        onSubmit={(_, timing) => actor.send({ type: 'email.submitted', timing })}
      />
    </FormDialog>
  );
}
