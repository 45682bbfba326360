import { expect, it } from 'vitest';
import { koyal } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { oneReading } from './one-reading.ts';
import { takeDeskFeed } from './take-desk-feed.ts';

const line = (id: number): string => `${id},Staff Nurse ${id},Pune,You look after twelve beds.,https://koyal.in/${id}`;
const text = (lines: number): string => ['id,title,city,description,apply_url', ...Array.from({ length: lines }, (_, at) => line(at + 1)), ''].join('\n');

async function openFeed() {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal]);
  const company = await db.selectFrom('company').select(['id', 'url_name as urlName', 'name', 'industry']).executeTakeFirstOrThrow();
  const reading = { db, now: Date.UTC(2026, 10, 20), fetchFrom: fetch, inTurn: oneReading };
  return { db, take: (lines: number, isDryRun: boolean) => takeDeskFeed(reading, company, { text: text(lines) }, isDryRun) };
}

it('a dry run waits for no import, and writes nothing', async () => {
  const { db, take } = await openFeed();
  const report = await withAdvisoryLock(db, 'jobs', () => take(3, true));
  expect(report.counts.added).toBe(3);
  expect(await db.selectFrom('job').select('id').execute()).toEqual([]);
});

it('a file tells the same before and after it is published', async () => {
  const { take } = await openFeed();
  await take(6, false);
  expect(await take(5, true)).toEqual(await take(5, false));
});

it('one file is read at a time, and the next after it', async () => {
  const { take } = await openFeed();
  const first = take(3, true);
  await expect(take(3, true)).rejects.toMatchObject({ kind: 'limited', retryAfterSeconds: 5 });
  expect((await first).live).toBe(3);
  expect((await take(2, true)).live).toBe(2);
});
