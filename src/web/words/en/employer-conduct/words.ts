import type { RemovalSide } from '#core/employer-conduct/conduct.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  heading: 'What this employer does on this website',
  lead: 'Counted from the ledger, our public list of what was removed, and from decisions of moderators. Anyone can check.',
  quiet: 'Nothing was taken down here, no report has been decided, and no week had an unusual spike of reviews.',
  table: 'For each star rating: reports we decided, and reviews we took down',
  stars: 'Stars',
  askedHere: 'The employer reported',
  agreed: (agreed: number, asked: number) => (asked === 0 ? '0' : `${grouped(asked)}, we agreed with ${grouped(agreed)}`),
  reported: 'Reports we decided',
  upheld: 'We agreed',
  removed: 'Taken down',
  share: (upheld: number, decided: number) => (decided === 0 ? '0' : `${grouped(upheld)} of ${grouped(decided)}`),
  asked: 'Reviews taken down, asked for by',
  sides: { employer: 'The employer', court: 'A court', reader: 'Readers', house: 'Our moderators' } satisfies Record<RemovalSide, string>,
  removedElse: 'Other things taken down, such as interviews',
  restored: 'Put back after a second look',
  legalNotices: 'Removed by court order',
  bursts: 'Unusual spikes of reviews',
  noBursts: 'none',
  week: (monday: string) => `week of ${monday}`,
  replies: 'Reviews the employer replied to',
  answered: (answered: number, reviews: number, days: number | null) =>
    `${grouped(answered)} of ${grouped(reviews)}${days === null ? '' : `, half of them within ${days === 0 ? 'the same week' : counted(days, 'day', 'days')}`}`,
  invited: 'Reviews from the employer’s invite link',
  ledger: 'Read the ledger',
  removedHere: 'What was removed',
  removedCount: (count: number) =>
    count === 0 ? 'Nothing about this company was taken down.' : `We took down ${counted(count, 'item', 'items')} about this company.`,
  onWishOf: (side: string, count: number) => `Taken down because ${side.toLowerCase()} asked: ${grouped(count)}`,
};

export type ConductWords = typeof words;
