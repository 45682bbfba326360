import { byNames, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { reviewSubjects } from './remark.ts';

const values = demoValues('reviews');

/** What employers answer, by the topic that was complained of. */
export const answers = values('answers', byNames(reviewSubjects, textList));

/** What employers say first, and last. */
export const courtesies = values('courtesies', byNames(['thanks', 'regret', 'close'], textList));
