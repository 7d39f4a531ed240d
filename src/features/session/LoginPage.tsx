import * as login from 'virtual:form/login';
import { useEffect, useState } from 'react';
import type { Login } from '#schemas/__generated__/login.ts';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { PasswordInput } from '#src/forms/widgets/PasswordInput.tsx';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { FormSubmit } from '#src/ui/FormSubmit.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { useSession } from './Session.tsx';

const FORM_ID = 'login';
const PASSWORD_ID = 'root_password';
const loginForm: FormDefinition = login;
const widgets = { PasswordWidget: PasswordInput };

/** A refusal keeps what was typed. */
export function LoginPage() {
  const form = loginForm;
  const { isBusy, send } = useSession();
  const [values, setValues] = useState<FormValues>({});
  useEffect(() => {
    if (!isBusy) return undefined;
    // After a refusal: the focused field lost the focus while it was disabled.
    return () => document.getElementById(PASSWORD_ID)?.focus();
  }, [isBusy]);
  return (
    <Place>
      <Rail aria-hidden />
      <Root>
        <h1>{formTitle(form)}</h1>
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
          <FormSubmit busy={isBusy}>{submitText(form)}</FormSubmit>
        </SchemaForm>
      </Root>
    </Place>
  );
}

const Place = styled('section')({
  maxWidth: 460,
  margin: 'clamp(32px, 7vw, 96px) auto',
  paddingInline: 20,
});

const Root = styled(Receipt)({
  marginInline: 14,
  '& .receipt-paper': { padding: '40px clamp(22px, 4vw, 40px) 56px' },
  '& h1': { ...type('h2'), fontSize: '1.75rem', marginBottom: 24 },
});
