import * as listing from 'virtual:form/listing';
import { language } from 'virtual:site-language';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { readFilledIn } from '#domain/questions/readFilledIn.ts';
import { type ListingDraft, type ListingSubmission, listingMachine } from '#machines/listing/listingMachine.ts';
import listingTexts from '#schemas/texts/listing.json';
import { useFlow } from '#src/actors/useFlow.ts';
import { createListing } from '#src/api/listings.ts';
import { refusedFields } from '#src/api/refusedFields.ts';
import { consentWording } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { ChoiceTiles } from '#src/forms/widgets/ChoiceTiles.tsx';
import { keptAttempt, useKeptAttempt } from '#src/storage/attempts.ts';
import { useTexts } from '#src/texts/texts.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { FormSubmit } from '#src/ui/FormSubmit.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

const LISTING_FORM_ID = 'listing';
const listingForm: FormDefinition = listing;

/** The consent wording as shown, and its version (D22). */
const listingConsent = () => consentWording(listingForm, 'agreeToComms');

const listingActors = {
  sendListing: fromPromise<void, ListingSubmission>(({ input, signal }) => {
    const consent = { ...listingConsent(), page: window.location.pathname, language: language };
    return createListing({ ...input, consent }, signal);
  }),
};

const machine = listingMachine.provide({ actors: listingActors });
const widgets = { choiceTiles: ChoiceTiles };

const FLOW = 'listing';
const listingOf = ({ listing }: { listing: ListingDraft }) => listing;

export function ListingPage() {
  const text = useTexts(listingTexts);
  const [options] = useState(() => ({ input: keptAttempt(FLOW) }));
  const [snapshot, actor] = useFlow(machine, options);
  useToasts(actor);
  useKeptAttempt(FLOW, actor, listingOf);
  useEffect(() => {
    const kept = readFilledIn(listingForm.schema, options.input.filledIn);
    // The cast holds because the form accepts any values of its fields' types; the server checks them.
    const listing = { ...kept, ...actor.getSnapshot().context.listing } as ListingDraft;
    if (Object.keys(listing).length > 0) actor.send({ type: 'listing.changed', listing });
  }, [actor, options]);
  const { listing, refusal } = snapshot.context;
  const refused = refusal ? refusedFields(refusal.error, refusal.listing, listing) : {};
  useFocusOnRefusal(LISTING_FORM_ID, refusal, refused);
  const isSending = snapshot.hasTag('busy');

  return (
    <FormPage title={text('title')} intro={text('lead')} receipt={<ListingReceipt />}>
      <SchemaForm
        id={LISTING_FORM_ID}
        form={listingForm}
        values={listing}
        refused={refused}
        busy={isSending}
        widgets={widgets}
        unchecked
        latest={() => actor.getSnapshot().context.listing}
        // The casts hold because the values belong to this form; the machine accepts incomplete ones.
        onChange={(values) => actor.send({ type: 'listing.changed', listing: values as ListingDraft })}
        onSubmit={(values, timing) =>
          actor.send({ type: 'listing.submitted', listing: values as ListingDraft, timing })
        }
      >
        <FormSubmit busy={isSending}>{submitText(listingForm)}</FormSubmit>
      </SchemaForm>
    </FormPage>
  );
}

function ListingReceipt() {
  const text = useTexts(listingTexts);
  return (
    <Receipt paper="rose" title={text('next.title')} figure={text('next.figure')}>
      <ReceiptRows>
        <ReceiptRow label={text('next.send')}>{text('next.sendTime')}</ReceiptRow>
        <ReceiptRow label={text('next.review')}>{text('next.reviewTime')}</ReceiptRow>
        <ReceiptRow label={text('next.answer')}>{text('next.answerTime')}</ReceiptRow>
      </ReceiptRows>
    </Receipt>
  );
}
