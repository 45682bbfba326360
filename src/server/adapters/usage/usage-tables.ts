import type { Vital } from '#core/usage/usage-counts.ts';
import { day, integers, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

/** Kinds counted by day; members' events are weekly. */
export const dailyKinds = ['visit', 'page', 'source', 'slow', 'login', 'search', 'sign-up'] as const;
export const weeklyKinds = ['contribution', 'event'] as const;
export type CountKind = (typeof dailyKinds)[number] | (typeof weeklyKinds)[number];

export type MeasureKind = 'vital' | 'call' | 'failed-call';

/** A year plus a month for comparison. */
const days = 400;

const usageCount = table('usage_count', {
  purpose:
    'How often something was used on a day: visits, pages, searches, logins, sign-ups. Who used it is not stored anywhere, nor what one person did one after the other.',
  kept: { for: 'days', days },
  datedBy: 'day',
  columns: {
    day: day('The day; for what members sent, the Monday of the week. The time of day is not saved.', 'operator'),
    kind: oneOf<CountKind>('What is counted.', 'operator'),
    name: text('Which of them: the kind of page but not its address, the way to log in, or the name in a link that led here.', 'operator', 'error report'),
    detail: text(
      'More on it, such as the kind of device, or the place in a page that answered late, with email addresses, numbers and tokens taken out.',
      'operator',
      'error report',
    ),
    times: number('How often.', 'operator').figure('one more'),
  },
});

const usageMeasure = table('usage_measure', {
  purpose: 'How long pages and requests took in a week: how many were that fast. On whose device is not stored anywhere.',
  kept: { for: 'days', days },
  datedBy: 'week',
  columns: {
    week: day('The Monday of the week. Days and times are not saved.', 'operator'),
    kind: oneOf<MeasureKind>('Whether it is a page, a request, or one that failed.', 'operator'),
    name: text('The kind of page, but not its address; or the kind of request.', 'operator', 'product'),
    vital: oneOf<Vital | ''>('What was measured of the page.', 'operator'),
    bins: integers('How many took that long, from short to long.', 'operator').figure('one more'),
  },
});

const emptySearch = table('empty_search', {
  purpose:
    'Words that found nothing, where people in many places searched for them on one day, so that what is missing can be added. Other searches are not stored anywhere.',
  kept: { for: 'days', days },
  datedBy: 'day',
  columns: {
    day: day('The day.', 'operator'),
    words: text('The words, in small letters.', 'operator', 'nameless sender'),
    times: number('How often they found nothing on that day.', 'operator').figure('one more'),
  },
});

export const usageTables = [usageCount, usageMeasure, emptySearch] as const;

declare module '../database/tables.ts' {
  interface TableDeclarations {
    usage_count: typeof usageCount;
    usage_measure: typeof usageMeasure;
    empty_search: typeof emptySearch;
  }
}
