import { expect, it } from 'vitest';
import { host } from '../administration/log-action.ts';
import { importJobs } from './import-jobs.ts';
import { readFeedText } from './read-feed-text.ts';
import { koyal } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { keepInTables } from '#tests/sql-world.ts';

const now = Date.UTC(2026, 10, 20);
const csv = (...lines: readonly string[]): string => ['id,title,city,apply_url', ...lines, ''].join('\n');
const nurse = '1,Staff Nurse,Pune,https://koyal.in/1';

it('a job that was taken down comes back by no feed, under no other id', async () => {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal]);
  const take = async (text: string, feed = 'koyal') => {
    const read = readFeedText(text);
    if ('code' in read) throw new Error(read.code);
    return (await importJobs(db, { feed, rows: read.rows, company: koyal.urlName }, { administrator: host, now })).rows.map(({ is }) => is);
  };
  expect(await take(csv(nurse))).toEqual(['added']);
  await db.updateTable('job').set({ closed_on: '2026-11-20', taken_down_on: '2026-11-20' }).execute();
  expect(await take(csv(nurse))).toEqual(['refused']);
  expect(await take(csv(nurse.replace('Staff', 'Senior')))).toEqual(['refused']);
  expect(await take(csv(nurse.replace('1', '2')))).toEqual(['refused']);
  expect(await take(csv(nurse), 'other')).toEqual(['refused']);
  expect(await take(csv('3,Pharmacist,Pune,https://koyal.in/3'))).toEqual(['added']);
});
