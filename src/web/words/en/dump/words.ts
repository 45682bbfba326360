import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const words = {
  heading: 'Open data',
  lead: 'Companies, combined figures, ratings week by week, awards and this ledger, in one file for everyone. Nothing in it is about one person.',
  none: 'No file has been published yet.',
  list: 'Files, the newest first',
  file: (day: string) => daySaid(monthNames, day),
  bytes: (bytes: number) => `zip, ${megabytes(bytes)} MB`,
  how: 'How do I check it?',
  check: 'Every file in it is signed with the key below. The command recalculates every rating and every award list and compares them.',
  command: (key: string) => `npm run dump -- verify <zip> ${key}`,
  key: 'Key',
};

export type DumpWords = typeof words;
