import type { CsvUnfit } from '#core/company-profiles/csv-text.ts';

export const words = {
  file: 'Choose a CSV file',
  paste: 'Or paste its lines here',
  unfit: { none: 'Choose a file, or paste its lines.', long: 'This is more than 1 MB. Divide the file.' } satisfies Record<CsvUnfit, string>,
};

export type CsvLinesWords = typeof words;
