import { readFeedText } from './read-feed-text.ts';
import { describe, expect, it } from 'vitest';
import { jobInstance } from '#tests/jobs/feed-instance.ts';
import { host } from '../administration/log-action.ts';
import { fillReferences } from '../reference-lists/fill-references.ts';
import { importJobs } from './import-jobs.ts';

const titles = ['Senior Software Engineer', 'Sales Executive', 'Staff Nurse', 'Data Analyst', 'Warehouse Associate'];
const about = `${'We build things that people use, with Java, PostgreSQL and Kafka, and we ask for 3-5 years of experience. '.repeat(15)}\n\nApply soon.`;

const broken: Readonly<Record<string, (line: string) => string>> = {
  title: (line) => line.replace(/,Title [^,]+,/, ',,'),
  apply_url: (line) => line.replace('https://k.example', 'https://10.0.0.1'),
  company: (line) => line.replace('Koyal Pay', 'Nobody'),
  posted_on: (line) => line.replace('2026-11-01', 'yesterday'),
  line: (line) => line.replace('"We', '"We"'),
};

const isBroken = (at: number): boolean => at % 33 === 5 && at < 9_900;

describe('an import of ten thousand jobs (R-191)', () => {
  it('takes in good ones, names three hundred bad ones, and changes nothing the second time', { timeout: 900_000 }, async () => {
    const { db } = await jobInstance();
    await fillReferences(db);
    const ways = Object.keys(broken);
    let line = 2;
    const wanted: [number, string][] = [];
    const lines = Array.from({ length: 10_000 }, (_, at) => {
      const sound = `${at},Koyal Pay,Title ${at} ${titles[at % titles.length]},"${about}",Bangalore;Pune,https://k.example/${at},2026-11-01`;
      const way = ways[at % ways.length] ?? '';
      const text = isBroken(at) ? (broken[way]?.(sound) ?? sound) : sound;
      if (isBroken(at)) wanted.push([line, way]);
      line += text.split('\n').length;
      return text;
    });
    const take = async (day: string) => {
      const feed = readFeedText(`id,company,title,description,city,apply_url,posted_on\n${lines.join('\n')}\n`);
      if ('code' in feed) throw new Error(feed.code);
      return importJobs(db, { feed: 'many', rows: feed.rows }, { administrator: host, now: Date.parse(`${day}T12:00+05:30`) });
    };
    const first = await take('2026-11-20');
    const refused = first.rows.flatMap((row) => (row.is === 'refused' ? [[row.at, row.problems[0]?.field]] : []));
    expect(wanted).toHaveLength(300);
    expect(refused.filter(([at]) => wanted.some(([place]) => place === at))).toEqual(wanted);
    expect(first.rows.filter(({ is }) => is === 'added')).toHaveLength(9_700);
    const all = () => db.selectFrom('job').selectAll().orderBy('id').execute();
    const before = await all();
    expect(before).toHaveLength(9_700);
    expect(before.every((job) => job.city_ids.length === 2 && job.skill_ids.length === 3 && job.experience_to === 5)).toBe(true);
    const second = await take('2026-11-20');
    expect([second.rows.filter(({ is }) => is === 'unchanged').length, second.closed.length]).toEqual([9_700, 0]);
    expect(await all()).toEqual(before);
  });
});
