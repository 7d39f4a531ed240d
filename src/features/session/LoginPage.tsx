import * as login from 'virtual:form/login';
import * as signInCode from 'virtual:form/sign-in-code';
import { useEffect, useState } from 'react';
import type { Login } from '#schemas/__generated__/login.ts';
import sessionTexts from '#schemas/texts/session.json';
import { refusedFields } from '#src/api/refusedFields.ts';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { PasswordInput } from '#src/forms/widgets/PasswordInput.tsx';
import { hasUnsavedWork } from '#src/storage/adminWork.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormSubmit } from '#src/ui/FormSubmit.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { useSession } from './Session.tsx';

const FORM_ID = 'login';
const PASSWORD_ID = 'root_password';
const CODE_FORM_ID = 'sign-in-code';
const CODE_ID = 'root_code';
const loginForm: FormDefinition = login;
const codeForm: FormDefinition = signInCode;
const widgets = { PasswordWidget: PasswordInput };

/** Asks for email and password, and for the code if the account has a second factor. */
export function LoginPage() {
  const text = useTexts(sessionTexts);
  const { isCodeWanted } = useSession();
  return (
    <Place>
      <Rail aria-hidden />
      {hasUnsavedWork() && <Kept role="status">{text('unsaved.kept')}</Kept>}
      <Root>{isCodeWanted ? <CodeStep /> : <PasswordStep />}</Root>
    </Place>
  );
}

/** A refusal keeps what was typed. */
function PasswordStep() {
  const { isBusy, send } = useSession();
  const [values, setValues] = useState<FormValues>({});
  useFocusAfter(isBusy, PASSWORD_ID);
  return (
    <>
      <h1>{formTitle(loginForm)}</h1>
      <SchemaForm
        id={FORM_ID}
        form={loginForm}
        values={values}
        busy={isBusy}
        widgets={widgets}
        onChange={setValues}
        // The cast holds because the form has just accepted the values.
        onSubmit={(credentials) => send({ type: 'credentials.submitted', credentials: credentials as Login })}
      >
        <FormSubmit busy={isBusy}>{submitText(loginForm)}</FormSubmit>
      </SchemaForm>
    </>
  );
}

function CodeStep() {
  const text = useTexts(sessionTexts);
  const { isBusy, code, send } = useSession();
  const [values, setValues] = useState<FormValues>({});
  // Also when it first appears: the field that had the focus is gone.
  useEffect(() => document.getElementById(CODE_ID)?.focus(), []);
  useFocusAfter(isBusy, CODE_ID);
  return (
    <>
      <h1>{formTitle(codeForm)}</h1>
      <SchemaForm
        id={CODE_FORM_ID}
        form={codeForm}
        values={values}
        refused={refusedFields(code.refusal, { code: code.sent }, values)}
        busy={isBusy}
        onChange={setValues}
        onSubmit={(sent) => send({ type: 'code.submitted', code: String(sent.code) })}
      >
        <FormSubmit busy={isBusy}>{submitText(codeForm)}</FormSubmit>
      </SchemaForm>
      <Button look="quiet" onClick={() => send({ type: 'code.abandoned' })}>
        {text('otherAccount')}
      </Button>
    </>
  );
}

/** Returns the focus after a refusal: the field lost it while it was disabled. */
function useFocusAfter(isBusy: boolean, id: string): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    return () => document.getElementById(id)?.focus();
  }, [isBusy, id]);
}

const Place = styled('section')({
  maxWidth: 460,
  margin: 'clamp(32px, 7vw, 96px) auto',
  paddingInline: 20,
});

const Kept = styled('p')({ marginBottom: 20, textAlign: 'center' });

const Root = styled(Receipt)({
  marginInline: 14,
  '& .receipt-paper': { padding: '40px clamp(22px, 4vw, 40px) 56px' },
  '& h1': { ...type('h2'), fontSize: '1.75rem', marginBottom: 24 },
});
