import { byNames, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { reviewSubjects } from './remark.ts';

const values = demoValues('reviews');

/** Short phrases for titles and short reviews, fitting anywhere in a sentence. */
export const reviewPhrases = values('title-phrases', byNames(reviewSubjects, byNames(['good', 'bad'], textList)));

export const titleForms = values('title-forms', byNames(['glad', 'torn', 'sour', 'hindi', 'hinglish'], textList));

/** Generic titles by mood, each used once at few companies. */
export const plainTitles = values('plain-titles', byNames(['glad', 'torn', 'sour'], textList));
