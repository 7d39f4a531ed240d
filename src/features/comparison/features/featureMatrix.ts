import document from '#schemas/content/feature-matrix.json';
import type { FeatureValue } from './FeatureMark.tsx';

export type FeatureCell = { value: FeatureValue; note: string; sources: readonly string[] };

type FeatureMatrix = {
  criteria: readonly { id: string; title: string; description: string }[];
  vendors: readonly { slug: string; values: Readonly<Record<string, FeatureCell>> }[];
};

/** A JSON import types its texts only as `string`; `npm run schemas:check` checks the document against its meta-schema. */
export const featureMatrix = document as FeatureMatrix;
