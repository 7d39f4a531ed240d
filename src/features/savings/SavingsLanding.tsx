import * as start from 'virtual:form/savings-start';
import { Suspense, useState } from 'react';
import savingsTexts from '#schemas/texts/savings.json';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { HeroColumns, HeroGround } from '#src/ui/Hero.tsx';
import { Intro } from '#src/ui/Intro.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';
import { ExampleReceipts } from './ExampleReceipts.tsx';
import { SavingsSteps } from './SavingsSteps.tsx';

const HowItWorks = lazyPage(
  () => import('./HowItWorks.tsx'),
  (module) => module.HowItWorks,
);

const FORM_ID = 'savings-start';
const definition: FormDefinition = start;

/** Nothing starts before the current POS is chosen (spec 2). */
export function SavingsLanding({ onStart }: { onStart: (currentPos: string) => void }) {
  const text = useTexts(savingsTexts);
  const form = definition;
  const [typed, setTyped] = useState<FormValues>({});
  const [explains, setExplains] = useState(false);
  const { currentPos } = typed;
  return (
    <>
      <HeroGround>
        <Columns>
          <div>
            <h1>{text('landing.heading')}</h1>
            <Intro>{text('landing.lead')}</Intro>
            <Card>
              <h2>{formTitle(form)}</h2>
              <SchemaForm
                id={FORM_ID}
                form={definition}
                values={typed}
                onChange={setTyped}
                onSubmit={({ currentPos: chosen }) => {
                  if (typeof chosen === 'string') onStart(chosen);
                }}
              />
              <Buttons>
                <Button type="submit" form={FORM_ID} size="large" disabled={typeof currentPos !== 'string'}>
                  {form.uiSchema['ui:submitButtonOptions']?.submitText}
                </Button>
                <Button look="quiet" onClick={() => setExplains(true)}>
                  {text('landing.howItWorks')}
                </Button>
              </Buttons>
            </Card>
          </div>
          <ExampleReceipts />
        </Columns>
      </HeroGround>
      <PageSection>
        <SavingsSteps heading="h2" />
      </PageSection>
      <Suspense>{explains && <HowItWorks open onClose={() => setExplains(false)} />}</Suspense>
    </>
  );
}

const Columns = styled(HeroColumns)({
  '& h1': { fontSize: 'clamp(2.125rem, 1.55rem + 2.3vw, 3.125rem)' },
  '& h1 + p': { marginTop: 16 },
});

const Card = styled('div')({
  marginTop: 32,
  padding: 'clamp(20px, 2.5vw, 32px)',
  borderRadius: 18,
  backgroundColor: color.bgPaper,
  boxShadow: color.shadowPaper,
  '& h2': type('h3'),
  '& form': { margin: '16px 0 20px' },
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  [below.small]: { '& > button': { width: '100%' } },
});
