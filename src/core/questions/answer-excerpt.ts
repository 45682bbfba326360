import { excerptOf } from '../content/excerpt.ts';

const longestExcerpt = 200;

export const answerExcerpt = (content: string): string => excerptOf(content, longestExcerpt);
