import { excerptOf } from '../content/excerpt.ts';

const longestExcerpt = 200;

/** The beginning of an answer as a list shows it. */
export const answerExcerpt = (content: string): string => excerptOf(content, longestExcerpt);
