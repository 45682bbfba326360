import { wordsIn } from '../words.ts';

export const csvLinesWords = wordsIn('csvLines', () => import('../en/fields/csv-lines.ts'));
