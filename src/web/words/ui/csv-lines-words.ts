import { wordsIn } from '../words.ts';

export const csvLinesWords = wordsIn('csvLines', () => import('../en/ui/csv-lines.ts'));
