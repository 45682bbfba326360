import type { KeptMoment } from '#core/composer/kept-moment.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

const momentSaid = ({ day, time }: KeptMoment): string => `${day === null ? '' : `${daySaid(monthNames, day)}, `}${time}`;

/** Sentences about changes that are found again on the device, in English. */
export const words = {
  label: 'Changes that are not saved',
  found: (moment: KeptMoment) => `Your changes from ${momentSaid(moment)} are here.`,
  of: (title: string) => `“${title}”`,
  keep: 'Keep',
  goOn: 'Go on with them',
  throwAway: 'Throw away',
  /** A new post that was sent, and whose answer was lost. */
  sent: {
    label: 'A post that nothing was heard of',
    found: (moment: KeptMoment) =>
      `You sent your post of ${momentSaid(moment)}, and its answer was lost. Open it and press Post: then you know whether it stands.`,
    open: 'Open it',
  },
  unread: 'The post could not be read just now. Your changes are kept here.',
};

export type KeptWords = typeof words;
