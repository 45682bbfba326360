import { grouped } from '#core/figures/counts.ts';
import type { PollWords } from './en.ts';

/** Sentences of polls, in Hindi. */
export const words: PollWords = {
  label: 'पोल',
  votes: (count) => `${grouped(count)} वोट`,
  open: (until) => `${until} तक खुला`,
  closed: 'बंद हो चुका',
  change: 'आप अपना वोट बदल सकते हैं',
  see: 'नतीजा देखें',
  percent: (percent) => `${percent}%`,
};
