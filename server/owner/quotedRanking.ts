import type { JsonText } from '#server/database/schema.ts';
import { NO_POINTS, packedRanking, rememberPoints } from '#server/repositories/storedRanking.ts';
import { quotedJson } from './quotedJson.ts';

const quotedPoints = rememberPoints(quotedJson);

/**
 * `quotedJson` of a ranking from its column, which is two thirds of a lead in an export. It is assembled from points that
 * were encoded before, without creating objects of them.
 */
export function quotedRanking(column: JsonText): string {
  const stored = packedRanking(column);
  if (Array.isArray(stored)) return quotedJson(stored);
  const finders = stored.answers.map(([question, answer]) => quotedPoints(question, answer));
  let text = '';
  for (const [slug, score, priorityPoints, points] of stored.systems) {
    text += `${text === '' ? '' : ','}{""slug"":${quotedJson(slug)},""score"":${score},""priorityPoints"":${priorityPoints},""points"":[`;
    for (let index = 0; index < finders.length; index += 1) {
      const [given, why] = points[index] ?? NO_POINTS;
      text += `${index === 0 ? '' : ','}${finders[index]?.(given, why)}`;
    }
    text += ']}';
  }
  return `[${text}]`;
}
