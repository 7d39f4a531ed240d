import * as listing from 'virtual:form/listing';
import { consentWording } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

export const LISTING_FORM_ID = 'listing';
export const listingForm: FormDefinition = listing;

/** The consent wording as shown, and its version (D22). */
export const listingConsent = () => consentWording(listingForm, 'agreeToComms');
