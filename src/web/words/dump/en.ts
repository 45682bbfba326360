import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Sentences about open data. */
export const words = {
  heading: 'Open data',
  lead: 'Companies, figures of many people, ratings week by week, awards and this ledger, as one file for everybody. Nothing in it is about one person.',
  none: 'No file has been published yet.',
  list: 'Files, the newest first',
  file: (day: string) => daySaid(monthNames, day),
  bytes: (bytes: number) => `zip, ${megabytes(bytes)} MB`,
  how: 'How do I check it?',
  check: 'Every file in it is signed with the key below. The command makes every rating and every list of awards again and compares them.',
  command: (key: string) => `npm run dump -- verify <zip> ${key}`,
  key: 'Key',
};

export type DumpWords = typeof words;
