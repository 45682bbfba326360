import { closePlaces } from './close-places.ts';
import type { Example } from './examples.ts';
import { featuresOf } from './features.ts';
import { learned, scoreOf, type Lesson, type Weights } from './learning.ts';

/** Knowledge from examples: the weights, and the highest scores that fine examples reached with weights learned without them, the highest first. */
export interface Knowledge {
  readonly weights: Weights;
  readonly limits: readonly number[];
}

/** The share of fine examples that may be taken for abusive ones. They were chosen to be hard: of everyday texts it is one in several hundred. */
const mostMistaken = 0.04;
const folds = 4;

/** Learns from examples, and by cross-validation how high a text has to score before it is taken for abusive. */
export function knowledgeFrom(examples: readonly Example[]): Knowledge {
  const { features, spread } = closePlaces(examples.map(({ text }) => featuresOf(text)));
  const lessons = examples.flatMap(({ isAbusive }, at): readonly Lesson[] => (features[at] ? [{ features: features[at], isAbusive }] : []));
  const fine = scoresUnseen(lessons).filter((_score, at) => !lessons[at]?.isAbusive);
  return { weights: spread(learned(lessons)), limits: fine.toSorted((one, other) => other - one).slice(0, Math.floor(fine.length * mostMistaken) + 1) };
}

/** The score of each lesson by weights that were learned from the others (cross-validation). */
function scoresUnseen(lessons: readonly Lesson[]): readonly number[] {
  const scores = lessons.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const weights = learned(lessons.filter((_lesson, at) => at % folds !== fold));
    for (const [at, { features }] of lessons.entries()) if (at % folds === fold) scores[at] = scoreOf(features, weights);
  }
  return scores;
}
