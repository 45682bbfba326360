import { codeAgainDays } from '#core/rewards/coupon.ts';
import { day, flag, json, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const drawnPoint = table('drawn_point', {
  purpose:
    'Which contributions gave their point, so that each gives one. It names no contribution, no account and no time, and nobody knows which point it became.',
  kept: { for: 'always', because: 'It is deleted with the contribution, when its author deletes that.' },
  columns: {
    key_hash: text('A keyed hash of the public key of the contribution, made with a key that is not in this database.', 'the server', 'keyed hash'),
    blinded_hash: text('A hash of the blinded message, so that the same request gets the same answer again.', 'the server', 'device'),
  },
});

export const coupon = table('coupon', {
  purpose: 'What points pay for, as the host offers it.',
  kept: { for: 'days', days: 30 },
  datedBy: 'ends_on',
  columns: {
    id: text('A random name.', 'everyone', 'random name'),
    title: text('What it is, in English.', 'everyone', 'product'),
    titles: json<Readonly<Record<string, string>>>('What it is in other languages, by language.', 'everyone', 'product').generated(),
    text: text('How it is used, in English.', 'everyone', 'product'),
    texts: json<Readonly<Record<string, string>>>('How it is used in other languages, by language.', 'everyone', 'product').generated(),
    points: number('How many points it costs.', 'everyone').within(1, 20),
    ends_on: day('The last day on which it is on offer.', 'everyone'),
  },
});

export const couponCode = table('coupon_code', {
  purpose: 'The codes of coupons, each of which is given once.',
  kept: { for: 'always', because: 'It is deleted with its coupon.' },
  columns: {
    coupon_id: text('The coupon.', 'the server', 'random name'),
    code: text('The code, as the host wrote it.', 'the server', 'product'),
    is_given: flag('Whether it was given to someone.', 'the server').generated(),
  },
});

export const givenCoupon = table('given_coupon', {
  purpose: 'Which points got which code, so that an answer that was lost can be given again. Nobody knows whose the points were.',
  kept: { for: 'days', days: codeAgainDays },
  datedBy: 'given_on',
  columns: {
    tokens_hash: text('A hash of the coupon and of the random parts of the points.', 'the server', 'device'),
    coupon_id: text('The coupon.', 'the server', 'random name'),
    code: text('The code.', 'the server', 'product'),
    given_on: day('The day.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    coupon: typeof coupon;
    coupon_code: typeof couponCode;
    drawn_point: typeof drawnPoint;
    given_coupon: typeof givenCoupon;
  }
}
