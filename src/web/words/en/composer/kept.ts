import type { KeptMoment } from '#core/composer/kept-moment.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

const momentSaid = ({ day, time }: KeptMoment): string => `${day === null ? '' : `${daySaid(monthNames, day)}, `}${time}`;

export const words = {
  label: 'Unsaved changes',
  found: (moment: KeptMoment) => `Your changes from ${momentSaid(moment)} are here.`,
  of: (title: string) => `“${title}”`,
  keep: 'Keep',
  goOn: 'Continue',
  throwAway: 'Undo changes',
  /** New post that was sent but whose answer was lost. */
  sent: {
    label: 'A post we got no answer for',
    found: (moment: KeptMoment) => `You sent your post of ${momentSaid(moment)}, and we got no answer. Open it and press Post to see whether it was posted.`,
    open: 'Open it',
  },
  unread: 'The post could not be loaded just now. Your changes are saved here.',
};

export type KeptWords = typeof words;
