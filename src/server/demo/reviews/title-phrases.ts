import { byNames, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { reviewSubjects } from './remark.ts';

const values = demoValues('reviews');

/** Words in a few words: what titles are made of, and short reviews. They stand anywhere in a sentence. */
export const reviewPhrases = values('title-phrases', byNames(reviewSubjects, byNames(['good', 'bad'], textList)));

/** Forms of a title from one or two phrases, by the mood of the review. */
export const titleForms = values('title-forms', byNames(['glad', 'torn', 'sour', 'hindi', 'hinglish'], textList));

/** Titles without anything of the company in them, by the mood of the review. Each is said at few companies, and once. */
export const plainTitles = values('plain-titles', byNames(['glad', 'torn', 'sour'], textList));
