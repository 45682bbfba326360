import type { RemovalSide } from '#core/employer-conduct/conduct.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences about how an employer behaves here. */
export const words = {
  heading: 'How this employer behaves here',
  lead: 'Counted from the public ledger and decisions of moderators. Anyone can check the numbers.',
  quiet: 'No request to take anything down has been decided, and there are no unusual review spikes.',
  table: 'For each star rating: reports we decided, and reviews we took down',
  stars: 'Stars',
  reported: 'Reports decided',
  upheld: 'Reports agreed with',
  removed: 'Taken down',
  share: (upheld: number, decided: number) => (decided === 0 ? '0' : `${grouped(upheld)} of ${grouped(decided)}`),
  asked: 'Reviews taken down, asked for by',
  sides: { employer: 'The employer', court: 'A court', reader: 'Readers', house: 'Our moderators' } satisfies Record<RemovalSide, string>,
  removedElse: 'Interviews, questions and others taken down',
  restored: 'Restored after a second look',
  legalNotices: 'Removed by court order',
  bursts: 'Unusual review spikes',
  noBursts: 'none',
  week: (monday: string) => `week of ${monday}`,
  replies: 'Reviews answered',
  answered: (answered: number, reviews: number, days: number | null) =>
    `${grouped(answered)} of ${grouped(reviews)}${days === null ? '' : `, half of them within ${days === 0 ? 'the same week' : counted(days, 'day', 'days')}`}`,
  invited: 'Reviews from the employer’s invite link',
  ledger: 'Read the ledger',
  removedHere: 'What was removed',
  removedCount: (count: number) =>
    count === 0 ? 'Nothing about this company was taken down.' : `${counted(count, 'item', 'items')} about this company taken down.`,
  onWishOf: (side: string, count: number) => `${side}: ${grouped(count)}`,
};

export type ConductWords = typeof words;
