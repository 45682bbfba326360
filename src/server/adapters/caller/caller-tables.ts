import { dayMs, hourMs } from '#core/figures/durations.ts';
import { day, moment, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const submission = table('submission', {
  purpose: 'Requests by their idempotency key, so that one sent twice is done once.',
  // A week later someone may still find the draft whose answer was lost, and send it again.
  kept: { for: 'days', days: 8 },
  datedBy: 'sent_on',
  columns: {
    key: text('A keyed hash of the key, and of the account where there is one, made with a key that is not in this database.', 'the server', 'keyed hash'),
    payload: text('A keyed hash of what was sent, made with a key that is not in this database.', 'the server', 'keyed hash'),
    answer: text('The id of what was made from it; empty if it was only counted.', 'the server', 'random name'),
    sent_on: day('The day.', 'the server'),
  },
});

export const dailyUse = table('daily_use', {
  purpose: 'How often a member did something that is limited per day.',
  kept: { for: 'days', days: 2 },
  datedBy: 'used_on',
  columns: {
    key: text('A keyed hash of the account and of what is counted, made with a key that is not in this database.', 'the server', 'keyed hash'),
    used_on: day('The day.', 'the server'),
    times: number('How often.', 'the server').generated(),
  },
});

export const longestRateWindowMs = dayMs;

export const rateCount = table('rate_count', {
  purpose: 'How often someone who has used up a tenth of a limit asked within minutes, so that all servers count together.',
  kept: { for: 'days', days: 1 },
  datedBy: 'ends_at',
  columns: {
    key: text(
      'A keyed hash of what is limited and of the member, the made-up name or the network, never of two of them. It is made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ),
    times: number('How often.', 'the server'),
    ends_at: moment(`Until when it counts, ${longestRateWindowMs / hourMs} hours at most. The row is deleted soon after.`, 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    daily_use: typeof dailyUse;
    rate_count: typeof rateCount;
    submission: typeof submission;
  }
}
