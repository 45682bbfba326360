import { grouped } from '#core/figures/counts.ts';
import { shortly } from '../figures/counts-hi.ts';
import type { VoteWords } from './en.ts';

/** Sentences of votes, in Hindi. */
export const words: VoteWords = {
  label: 'वोट',
  up: 'सही लगा',
  down: 'सही नहीं लगा',
  score: shortly,
  scoreSaid: (count) => `${grouped(count)} वोट`,
};
