import * as confirm from 'virtual:form/confirm-second-factor';
import * as remove from 'virtual:form/remove-second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConfirmSecondFactor } from '#schemas/__generated__/confirmSecondFactor.ts';
import type { RemoveSecondFactor } from '#schemas/__generated__/removeSecondFactor.ts';
import deskTexts from '#schemas/texts/desk.json';
import {
  confirmSecondFactor,
  type OfferedFactor,
  offerSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '#src/api/desk.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { CallForm } from './CallForm.tsx';
import { Panel } from './DeskPage.tsx';
import { Loaded } from './Loaded.tsx';
import { QrCode } from './QrCode.tsx';

const STATE = ['desk', 'second-factor'];
const confirmForm: FormDefinition = confirm;
const removeForm: FormDefinition = remove;

/** Sets up and removes the second factor of the signed-in person's own account (D72). */
export function SecondFactorPanel() {
  const text = useTexts(deskTexts);
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: STATE });
  const state = useQuery({ queryKey: STATE, queryFn: ({ signal }) => readSecondFactor(signal), staleTime: 0 });
  const offering = useMutation({ mutationFn: offerSecondFactor });
  const removing = useMutation({ mutationFn: removeSecondFactor, onSuccess: readAgain });
  const heading = useFocusOnNext<HTMLHeadingElement>(offering.data ? 'setUp' : state.data?.isOn);
  const end = async () => {
    await readAgain();
    offering.reset();
  };
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        {text('secondFactor.title')}
      </h2>
      <p>{text('secondFactor.about')}</p>
      <Loaded query={state}>
        {({ isOn, recoveryCodes }) => {
          if (offering.data) return <SetUp offered={offering.data} onEnd={end} />;
          if (isOn)
            return (
              <>
                <p>{text('secondFactor.left', { count: recoveryCodes })}</p>
                <CallForm<RemoveSecondFactor> id="remove-second-factor" form={removeForm} call={removing} />
              </>
            );
          return (
            <>
              {offering.error && <p role="alert">{offering.error.message || text('failed')}</p>}
              <Button
                look="secondary"
                busy={offering.isPending}
                onClick={() => offering.isPending || offering.mutate()}
              >
                {text('secondFactor.begin')}
              </Button>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** An element that takes the focus when the step changes, because the pressed button disappeared with the previous step. */
function useFocusOnNext<Focused extends HTMLElement>(step: unknown) {
  const element = useRef<Focused>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== step) element.current?.focus();
    shown.current = step;
  }, [step]);
  return element;
}

type SetUpProps = { offered: OfferedFactor; onEnd: () => Promise<void> };

/** The key as a picture and as letters, then the recovery codes, which are never shown again. */
function SetUp({ offered: { secret, address }, onEnd }: SetUpProps) {
  const text = useTexts(deskTexts);
  const confirming = useMutation({ mutationFn: confirmSecondFactor });
  const kept = useFocusOnNext<HTMLParagraphElement>(confirming.data ? 'keep' : 'confirm');
  if (confirming.data)
    return (
      <>
        <p ref={kept} tabIndex={-1}>
          {text('secondFactor.keep')}
        </p>
        <ul>
          {confirming.data.recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button onClick={() => void onEnd()}>{text('secondFactor.kept')}</Button>
      </>
    );
  return (
    <>
      <p>{text('secondFactor.scan')}</p>
      <QrCode text={address} title={text('secondFactor.picture')} />
      <p>{text('secondFactor.key', { key: secret.replace(/.{4}(?=.)/g, '$& ') })}</p>
      <CallForm<ConfirmSecondFactor> id="confirm-second-factor" form={confirmForm} call={confirming} />
    </>
  );
}
