import type { KeptMoment } from '#core/composer/kept-moment.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

/** Sentences about changes that are found again on the device, in English. */
export const words = {
  label: 'Changes that are not saved',
  found: ({ day, time }: KeptMoment) => `Your changes from ${day === null ? '' : `${daySaid(monthNames, day)}, `}${time} are here.`,
  of: (title: string) => `“${title}”`,
  keep: 'Keep',
  goOn: 'Go on with them',
  throwAway: 'Throw away',
  unread: 'The post could not be read just now. Your changes are kept here.',
};

export type KeptWords = typeof words;
