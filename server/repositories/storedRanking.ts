import type { PointsOfAnswer, RankedSystem } from '#domain/scoring/scoring.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { JsonText } from '#server/database/schema.ts';

/** A ranking that names each answer once, not again for each system: half the bytes of the largest stored value. */
type Packed = {
  answers: [question: string, answer: string][];
  systems: [slug: string, score: number, priorityPoints: number, points: Points[]][];
};
type Points = [points: number, why: string];

/** A ranking for its column. */
export function storedRanking(ranking: readonly RankedSystem[]): JsonText {
  const answers = (ranking[0]?.points ?? []).map(({ question, answer }): [string, string] => [question, answer]);
  if (!ranking.every(({ points }) => isAbout(points, answers))) return toJsonText(ranking);
  const packed: Packed = {
    answers,
    systems: ranking.map(({ slug, score, priorityPoints, points }) => [
      slug,
      score,
      priorityPoints,
      points.map(({ points: given, why }) => [given, why]),
    ]),
  };
  return toJsonText(packed);
}

/** A ranking from its column. */
export function readRanking(text: JsonText): RankedSystem[] {
  const stored = packedRanking(text);
  if (Array.isArray(stored)) return stored;
  const known = stored.answers.map(([question, answer]) => knownPoints(question, answer));
  return stored.systems.map(([slug, score, priorityPoints, points]) => ({
    slug,
    score,
    priorityPoints,
    points: known.map((find, index) => find(...(points[index] ?? NO_POINTS))),
  }));
}

/** A ranking as it is stored; those of earlier releases name the answers with each system. */
export const packedRanking = (text: JsonText): Packed | RankedSystem[] => fromJsonText(text);

export const NO_POINTS: Points = [0, ''];

/** The points of an answer are the same few in all rankings, so rankings share their objects, which are frozen. */
const knownPoints = rememberPoints((points) => Object.freeze(points));

/** Makes something of the points that systems get for an answer, once for each different number and reason. */
export function rememberPoints<Made>(make: (points: PointsOfAnswer) => Made) {
  type Find = (points: number, why: string) => Made;
  const finders = new Map<string, Map<string, Find>>();
  return (question: string, answer: string): Find => {
    const ofQuestion = finders.get(question) ?? new Map<string, Find>();
    finders.set(question, ofQuestion);
    const known = ofQuestion.get(answer);
    if (known) return known;
    const byReason = new Map<string, { points: number; made: Made }>();
    const find: Find = (points, why) => {
      const found = byReason.get(why);
      if (found?.points === points) return found.made;
      const made = make({ question, answer, points, why });
      byReason.set(why, { points, made });
      return made;
    };
    ofQuestion.set(answer, find);
    return find;
  };
}

function isAbout(points: readonly PointsOfAnswer[], answers: Packed['answers']): boolean {
  return (
    points.length === answers.length &&
    points.every(({ question, answer }, index) => question === answers[index]?.[0] && answer === answers[index]?.[1])
  );
}
