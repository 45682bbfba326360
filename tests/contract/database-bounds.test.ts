import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { provenTenths, newcomerTenths } from '#core/moderation/report.ts';
import { hoursOfDay } from '#core/notifications/quiet-hours.ts';
import { notificationStatuses } from '#core/notifications/notification.ts';
import { highestRating, lowestRating } from '#core/settings/feedback.ts';
import { aDatabase } from '#tests/database.ts';

const quietColumns = Object.fromEntries(['from', 'until'].map((end) => [`message_preference.quiet_${end}`, [...hoursOfDay]] as const));

/** The range that the database holds a column to, by what core says of it. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'feedback.rating': [lowestRating, highestRating],
  'notification.status': [notificationStatuses[0], notificationStatuses[2]],
  ...quietColumns,
  'report.tenths': [newcomerTenths, provenTenths],
};

it('a range that the database checks is the one that core says', async () => {
  const { db } = await aDatabase();
  const { rows } = await sql<{ readonly table: string; readonly says: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'c'`.execute(db);
  const found = rows.flatMap(({ table, says }) => {
    const [, column, least, , most] = /\(\(?(\w+) >= (\d+)\) AND \((\w+) <= (\d+)\)/.exec(says) ?? [];
    return column === undefined ? [] : [[`${table}.${column}`, [Number(least), Number(most)]]];
  });
  expect(Object.fromEntries(found)).toEqual(ranges);
});
