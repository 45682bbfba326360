import { byNames, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { reviewSubjects } from './remark.ts';

const values = demoValues('reviews');

export const answers = values('answers', byNames(reviewSubjects, textList));

export const courtesies = values('courtesies', byNames(['thanks', 'regret', 'close'], textList));
