import { placesOfAll, type Features } from './features.ts';

export interface Lesson {
  readonly features: Features;
  readonly isAbusive: boolean;
}

export interface Weights {
  readonly each: Float32Array;
  readonly none: number;
}

/** Penalty of wrong answers (C of L2 logistic regression). */
const severity = 32;
const rounds = 15;
const learningSteps = 6;

/** Positive for texts more likely abusive. */
export function scoreOf({ places, strengths }: Features, { each, none }: Weights): number {
  let score = none;
  for (let at = 0; at < places.length; at++) score += (each[places[at] ?? 0] ?? 0) * (strengths[at] ?? 0);
  return score;
}

/** Logistic regression with L2 by dual coordinate descent (Yu, Huang, Lin 2011), with deterministic results. */
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

/** Upper bound on the sum of squared strengths, including the bias. */
const square = 2;

/** Best pull of one lesson while all others stay (Newton). */
function bestPull(before: number, margin: number): number {
  let pull = before;
  for (let step = 0; step < learningSteps; step++) {
    const slope = square * (pull - before) + margin + Math.log(pull / (severity - pull));
    const next = pull - slope / (square + severity / (pull * (severity - pull)));
    pull = next <= 0 ? pull / 10 : next >= severity ? severity - (severity - pull) / 10 : next;
  }
  return pull;
}

/** Deterministic pseudo-random order. */
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
