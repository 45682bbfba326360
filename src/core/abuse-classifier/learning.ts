import { placesOfAll, type Features } from './features.ts';

/** A text to learn from: its features, and whether it is abusive. */
export interface Lesson {
  readonly features: Features;
  readonly isAbusive: boolean;
}

/** Weights that were learned: that of each feature, and that of having none. */
export interface Weights {
  readonly each: Float32Array;
  readonly none: number;
}

/** The weight of a lesson that is answered wrongly, against heavy weights (the C of logistic regression with L2). */
const severity = 32;
const rounds = 15;
const learningSteps = 6;

/** The score of a text: above 0 it is rather abusive than not. */
export function scoreOf({ places, strengths }: Features, { each, none }: Weights): number {
  let score = none;
  for (let at = 0; at < places.length; at++) score += (each[places[at] ?? 0] ?? 0) * (strengths[at] ?? 0);
  return score;
}

/**
 * Learns by logistic regression with L2, solved by dual coordinate descent (Yu, Huang, Lin 2011): each lesson has one number, its pull on the weights,
 * which is set to its best in turn, round after round. The same lessons give the same weights.
 */
export function learned(lessons: readonly Lesson[]): Weights {
  const each = new Float32Array(placesOfAll);
  let none = 0;
  const pull = ({ features: { places, strengths } }: Lesson, by: number): void => {
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      each[place] = (each[place] ?? 0) + by * (strengths[at] ?? 0);
    }
    none += by;
  };
  const pulls = new Float64Array(lessons.length).fill(severity / 1e6);
  const sideOf = ({ isAbusive }: Lesson): number => (isAbusive ? 1 : -1);
  for (const [at, lesson] of lessons.entries()) pull(lesson, sideOf(lesson) * (pulls[at] ?? 0));
  for (let round = 0; round < rounds; round++)
    for (const at of shuffled(lessons.length, round)) {
      const [lesson, before] = [lessons[at], pulls[at] ?? 0];
      if (!lesson) continue;
      const best = bestPull(before, sideOf(lesson) * scoreOf(lesson.features, { each, none }));
      pull(lesson, sideOf(lesson) * (best - before));
      pulls[at] = best;
    }
  return { each, none };
}

/** The most that the squares of all strengths can be together, with the one for having none. */
const square = 2;

/** The best pull of one lesson while all others stay (Newton). */
function bestPull(before: number, margin: number): number {
  let pull = before;
  for (let step = 0; step < learningSteps; step++) {
    const slope = square * (pull - before) + margin + Math.log(pull / (severity - pull));
    const next = pull - slope / (square + severity / (pull * (severity - pull)));
    pull = next <= 0 ? pull / 10 : next >= severity ? severity - (severity - pull) / 10 : next;
  }
  return pull;
}

/** The numbers below a count in an order that looks random and is the same each time. */
function shuffled(count: number, round: number): readonly number[] {
  let state = round + 1;
  const order = Array.from({ length: count }, (_none, at) => at);
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
