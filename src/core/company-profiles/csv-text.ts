/** Longest text of a CSV file. */
export const mostCsvLetters = 1_000_000;

export type CsvUnfit = 'none' | 'long';

export const csvUnfit = (text: string): CsvUnfit | undefined => (text.trim() === '' ? 'none' : text.length > mostCsvLetters ? 'long' : undefined);
