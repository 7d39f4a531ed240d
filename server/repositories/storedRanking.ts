import type { PointsOfAnswer, RankedSystem } from '#domain/scoring/scoring.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { JsonText } from '#server/database/schema.ts';

/** A ranking that names each answer once and not again for each system: half the bytes of the largest thing we store. */
type Packed = {
  answers: [question: string, answer: string][];
  systems: [slug: string, score: number, priorityPoints: number, points: [points: number, why: string][]][];
};

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

/** A ranking from its column; those of earlier releases name the answers with each system. */
export function readRanking(text: JsonText): RankedSystem[] {
  const stored = fromJsonText<Packed | RankedSystem[]>(text);
  if (Array.isArray(stored)) return stored;
  const known = stored.answers.map(([question, answer]) => knownPoints(question, answer));
  return stored.systems.map(([slug, score, priorityPoints, points]) => ({
    slug,
    score,
    priorityPoints,
    points: known.map((find, index) => find(...(points[index] ?? [0, '']))),
  }));
}

type FindPoints = (points: number, why: string) => PointsOfAnswer;

const finders = new Map<string, Map<string, FindPoints>>();

/** Points of an answer are the same few in all rankings, and so are their objects, which nobody changes. */
function knownPoints(question: string, answer: string): FindPoints {
  const ofQuestion = finders.get(question) ?? new Map<string, FindPoints>();
  finders.set(question, ofQuestion);
  const found = ofQuestion.get(answer) ?? pointsFinder(question, answer);
  ofQuestion.set(answer, found);
  return found;
}

function pointsFinder(question: string, answer: string): FindPoints {
  const byReason = new Map<string, PointsOfAnswer>();
  return (points, why) => {
    const found = byReason.get(why);
    if (found?.points === points) return found;
    const made = Object.freeze({ question, answer, points, why });
    byReason.set(why, made);
    return made;
  };
}

function isAbout(points: readonly PointsOfAnswer[], answers: Packed['answers']): boolean {
  return (
    points.length === answers.length &&
    points.every(({ question, answer }, index) => question === answers[index]?.[0] && answer === answers[index]?.[1])
  );
}
