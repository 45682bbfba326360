import { grouped } from '#core/figures/counts.ts';
import { shortly } from '../figures/counts-hi.ts';
import type { VoteWords } from './en.ts';

/** Sentences of votes, in Hindi. */
export const words: VoteWords = {
  label: 'वोट',
  up: 'सही लगा',
  down: 'सही नहीं लगा',
  byKey: 'आपके वोट, जवाब की माँग और शिकायतें बनाए हुए नाम से जाती हैं, जो इस ब्राउज़र में तैयार नहीं है।',
  waits: 'कनेक्शन का इंतज़ार है',
  toName: 'अपने बनाए हुए नाम पर जाएँ',
  score: shortly,
  scoreSaid: (count) => `${grouped(count)} वोट`,
};
