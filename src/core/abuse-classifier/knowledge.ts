import { closePlaces } from './close-places.ts';
import type { Example } from './examples.ts';
import { featuresOf } from './features.ts';
import { learned, scoreOf, type Lesson, type Weights } from './learning.ts';

/** Learned weights, and the highest unseen scores of fine examples, descending. */
export interface Knowledge {
  readonly weights: Weights;
  readonly limits: readonly number[];
}

/** Accepted share of fine examples mistaken. They are hard, so everyday texts fare far better. */
const mostMistaken = 0.04;
const folds = 4;

/** Learns weights, and by cross-validation the score that counts as abusive. */
export function knowledgeFrom(examples: readonly Example[]): Knowledge {
  const { features, spread } = closePlaces(examples.map(({ text }) => featuresOf(text)));
  const lessons = examples.flatMap(({ isAbusive }, at): readonly Lesson[] => (features[at] ? [{ features: features[at], isAbusive }] : []));
  const fine = scoresUnseen(lessons).filter((_score, at) => !lessons[at]?.isAbusive);
  return { weights: spread(learned(lessons)), limits: fine.toSorted((one, other) => other - one).slice(0, Math.floor(fine.length * mostMistaken) + 1) };
}

/** Scores by weights learned from the other lessons (cross-validation). */
function scoresUnseen(lessons: readonly Lesson[]): readonly number[] {
  const scores = lessons.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const weights = learned(lessons.filter((_lesson, at) => at % folds !== fold));
    for (const [at, { features }] of lessons.entries()) if (at % folds === fold) scores[at] = scoreOf(features, weights);
  }
  return scores;
}
