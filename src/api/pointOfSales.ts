import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { toWire } from '#domain/wire.ts';
import { ApiError } from './apiError.ts';
import { get, post, productPath } from './http.ts';

/** A POS system as the server lists it; the parts the pages show so far. */
export type PointOfSale = {
  slug: string;
  name: string;
  subtitle: string;
  description: string;
  features: string[];
  contract: { kind: string; terms: string };
};

/** All systems of the comparison. */
export async function listPointOfSales(signal?: AbortSignal): Promise<PointOfSale[]> {
  const answer = await get(productPath('point-of-sales'), { ...(signal && { signal }) });
  const list = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(list)) throw new ApiError('');
  return list.map(readPointOfSale);
}

/** Slugs of the systems recommended for these answers, best first. */
export async function recommendPointOfSales(answers: Answers, signal?: AbortSignal): Promise<string[]> {
  const answer = await post(productPath('point-of-sales/recommendations'), toWire(answers), {
    ...(signal && { signal }),
  });
  const slugs = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(slugs) || slugs.length === 0 || !slugs.every((slug) => typeof slug === 'string'))
    throw new ApiError('');
  return slugs;
}

function readPointOfSale(entry: unknown): PointOfSale {
  const record = isRecord(entry) ? entry : {};
  const contract = isRecord(record.contract) ? record.contract : {};
  const { slug, name, subtitle, description, features } = record;
  if (typeof slug !== 'string' || typeof name !== 'string') throw new ApiError('');
  return {
    slug,
    name,
    subtitle: String(subtitle ?? ''),
    description: String(description ?? ''),
    features: Array.isArray(features) ? features.map(String) : [],
    contract: { kind: String(contract.kind ?? ''), terms: String(contract.terms ?? '') },
  };
}
