import { sql } from 'kysely';
import { readFeedText } from './read-feed-text.ts';
import { describe, expect, it } from 'vitest';
import { jobFreshness } from '#core/jobs/job-freshness.ts';
import { fillReferences } from '../reference-lists/fill-references.ts';
import { host } from '../administration/log-action.ts';
import { confirmJob } from './confirm-job.ts';
import { importJobs, type JobImport } from './import-jobs.ts';
import { jobInstance } from '#tests/jobs/feed-instance.ts';

const head = 'id,company,title,city,apply_url,closes_on,confirmed_on,posted_on';
const line = (id: string | number, facts: { company?: string; title?: string; city?: string; rest?: string } = {}): string =>
  `${id},${facts.company ?? 'Koyal Pay'},${facts.title ?? `Tester ${id}`},${facts.city ?? 'Pune'},https://k.example/${id},${facts.rest ?? ',,'}`;
const csv = (...lines: readonly string[]): string => `${head}\n${lines.join('\n')}\n`;
const many = (count: number, from = 1): readonly string[] => Array.from({ length: count }, (_, at) => line(from + at));

const opened = async () => {
  const { db } = await jobInstance();
  const on = (day: string) => ({ administrator: host, now: Date.parse(`${day}T12:00+05:30`) });
  return {
    db,
    on,
    take: (text: string, day = '2026-11-20', how: Partial<JobImport> = {}) => {
      const feed = readFeedText(text);
      if ('code' in feed) throw new Error(feed.code);
      return importJobs(db, { feed: 'koyal', rows: feed.rows, ...how }, on(day));
    },
    jobs: () => db.selectFrom('job').selectAll().orderBy('feed').orderBy('feed_key').execute(),
  };
};

describe('an import of jobs (R-191)', () => {
  it('writes a job with all that the feed says, in the words of our lists', async () => {
    const { db, take, jobs } = await opened();
    await fillReferences(db);
    const columns =
      'id,company,title,description,city,workplace,employment,experience_from,experience_to,pay_from,pay_to,skills,apply_url,posted_on,closes_on,confirmed_on';
    const report = await take(
      `${columns}\n1,koyal pay,Sr. Software Engineer - Payments,"<p>Work with Postgres &amp; Kafka.</p><p>Go far.</p>",Bangalore; Remote - Pune,hybrid,contract,3,5,1200000,1800000,Java;Unheard of,https://k.example/1,2026-11-01,2026-12-01,2026-11-19\n`,
    );
    expect(report.rows).toEqual([{ at: 2, title: 'Sr. Software Engineer - Payments', is: 'added' }]);
    const [job] = await jobs();
    const names = async (table: 'city' | 'skill' | 'designation', ids: readonly (number | null)[]) =>
      Promise.all(ids.map(async (id) => (await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirstOrThrow()).name));
    expect(await names('city', job?.city_ids ?? [])).toEqual(['Bengaluru', 'Pune']);
    expect(await names('skill', job?.skill_ids ?? [])).toEqual(['Java', 'PostgreSQL', 'Kafka']);
    expect(await names('designation', [job?.designation_id ?? null])).toEqual(['Senior Software Engineer']);
    expect(job).toMatchObject({
      company_id: 'koyal',
      feed: 'koyal',
      feed_key: '1',
      description: 'Work with Postgres & Kafka.\n\nGo far.',
      industry: 'payments',
      workplace: 'hybrid',
      employment: 'contractual',
      experience_from: 3,
      experience_to: 5,
      pay_from: 1_200_000,
      pay_to: 1_800_000,
      apply_url: 'https://k.example/1',
      first_seen: '2026-11-01',
      last_confirmed: '2026-11-20',
      said_open_on: '2026-11-19',
      closes_on: '2026-12-01',
      closed_on: null,
      reposts: 0,
    });
  });

  it('takes in good ones, names each bad one, and changes nothing the second time', async () => {
    const { take, jobs } = await opened();
    const isBroken = (at: number): boolean => at % 20 === 7;
    const lines = Array.from({ length: 500 }, (_, at) => (isBroken(at) ? line(at, { company: 'Nobody' }) : line(at)));
    const first = await take(csv(...lines));
    expect(first.rows.filter(({ is }) => is === 'added')).toHaveLength(475);
    expect(first.rows.filter(({ is }) => is === 'refused')).toEqual(
      lines.flatMap((_, at) =>
        isBroken(at) ? [{ at: at + 2, title: `Tester ${at}`, is: 'refused', problems: [{ field: 'company', because: 'there is no company Nobody' }] }] : [],
      ),
    );
    const before = await jobs();
    const second = await take(csv(...lines));
    expect([second.rows.filter(({ is }) => is === 'unchanged').length, second.closed]).toEqual([475, []]);
    expect(await jobs()).toEqual(before);
    const third = await take(csv(...lines), '2026-11-21');
    expect(third.rows.filter(({ is }) => is === 'unchanged')).toHaveLength(475);
    expect(await jobs()).toEqual(before.map((job) => ({ ...job, last_confirmed: '2026-11-21' })));
  });

  it('changes what the feed says otherwise and names the fields', async () => {
    const { db, take, jobs } = await opened();
    await take(csv(line(1), line(2)));
    const { rows } = await take(csv(line(1, { title: 'Test Lead', rest: '2026-12-01,2026-11-20,' }), line(2)), '2026-11-21');
    expect(rows.map((row) => (row.is === 'changed' ? row.fields : row.is))).toEqual([['title', 'closes_on', 'confirmed_on'], 'unchanged']);
    expect(await jobs()).toMatchObject([
      { title: 'Test Lead', closes_on: '2026-12-01', said_open_on: '2026-11-20', first_seen: '2026-11-20' },
      { title: 'Tester 2' },
    ]);
    const log = await db.selectFrom('administrator_action').select(['administrator', 'action', 'subject', 'changes']).orderBy('id').execute();
    expect(log).toEqual([
      { administrator: host, action: 'jobs-imported', subject: 'koyal', changes: [{ field: 'added', before: '', after: '2' }] },
      { administrator: host, action: 'jobs-imported', subject: 'koyal', changes: [{ field: 'changed', before: '', after: '1' }] },
    ]);
  });

  it('closes what its own feed dropped; a bad row closes nothing', async () => {
    const { take, jobs } = await opened();
    await take(csv(...many(4)));
    await take(csv(...many(2)), '2026-11-20', { feed: 'other' });
    const report = await take(csv(line(1), line(2, { company: 'Nobody' }), '3,Koyal Pay'), '2026-11-21');
    expect(report.closed).toEqual(['Tester 4']);
    const closed = (await jobs()).map(({ feed, feed_key, closed_on }) => [feed, feed_key, closed_on]);
    expect(closed).toEqual([
      ['koyal', '1', null],
      ['koyal', '2', null],
      ['koyal', '3', null],
      ['koyal', '4', '2026-11-21'],
      ['other', '1', null],
      ['other', '2', null],
    ]);
  });

  it('closes nothing if over half of twenty or more jobs vanish, unless asked for', async () => {
    const { take, jobs } = await opened();
    const open = async () => (await jobs()).filter(({ closed_on }) => closed_on === null).length;
    await take(csv(...many(20)));
    expect(await take(csv(...many(9)), '2026-11-21')).toMatchObject({ closed: [], leftOpen: { lost: 11, of: 20 } });
    expect(await open()).toBe(20);
    expect((await take(csv(...many(10)), '2026-11-21')).closed).toHaveLength(10);
    expect(await open()).toBe(10);
    expect((await take(csv(...many(1)), '2026-11-21')).closed).toHaveLength(9);
    await take(csv(...many(20)), '2026-11-22');
    expect((await take('[]', '2026-11-23', { closesAnyway: true })).closed).toHaveLength(20);
  });

  it('leaves nothing of a dry run, and says the same as the real one', async () => {
    const { take, jobs } = await opened();
    const dry = await take(csv(...many(3)), '2026-11-20', { isDryRun: true });
    expect(await jobs()).toEqual([]);
    expect(await take(csv(...many(3)))).toEqual(dry);
  });

  it('leaves nothing where it fails half way', async () => {
    const { db, take, jobs } = await opened();
    await take(csv(...many(3)));
    const before = await jobs();
    await sql`create function refuse_job() returns trigger language plpgsql as $$ begin if new.feed_key = '1400' then raise 'no'; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger refuse_job before insert on job for each row execute function refuse_job()`.execute(db);
    try {
      await expect(take(csv(line(1, { title: 'Other' }), ...many(1_400, 4)))).rejects.toThrow(/./);
    } finally {
      await sql`drop function refuse_job cascade`.execute(db);
    }
    expect(await jobs()).toEqual(before);
  });

  it.each([
    ['company', line(1, { company: 'Nobody' })],
    ['company', line(1, { company: '' })],
    ['apply_url', line(1).replace('https://k.example', 'ftp://k.example')],
    ['apply_url', line(1).replace('https://k.example', 'https://me:secret@k.example')],
    ['apply_url', line(1).replace('https://k.example', 'https://me@k.example')],
    ['apply_url', line(1).replace('https://k.example', 'https://192.168.1.1')],
    ['apply_url', line(1).replace('https://k.example', 'https://[::1]')],
    ['apply_url', line(1).replace('https://k.example', 'https://2130706433')],
    ['apply_url', line(1).replace('https://k.example', 'https://localhost')],
    ['apply_url', line(1).replace('https://k.example/1', `https://k.example/${'x'.repeat(2_000)}`)],
    ['confirmed_on', line(1, { rest: ',2026-11-21,' })],
    ['posted_on', line(1, { rest: ',,2026-11-21' })],
  ])('refuses a row for its %s', async (field, text) => {
    const { take, jobs } = await opened();
    const { rows } = await take(csv(text));
    expect(rows).toMatchObject([{ at: 2, is: 'refused', problems: [{ field }] }]);
    expect(await jobs()).toEqual([]);
  });

  it('refuses a second job of the same id, and a job abroad', async () => {
    const { db, take } = await opened();
    await fillReferences(db);
    expect((await take(csv(line(1), line(1, { title: 'Other' })))).rows).toMatchObject([
      { is: 'added' },
      { is: 'refused', problems: [{ field: 'id', because: '2 has the same' }] },
    ]);
    const abroad = (country: string) =>
      JSON.stringify([{ id: 1, text: 'Tester', categories: { location: 'Salemville' }, country, applyUrl: 'https://k.example' }]);
    expect((await take(abroad('DE'), '2026-11-20', { feed: 'b', company: 'koyal-pay' })).rows).toMatchObject([
      { is: 'refused', problems: [{ field: 'city' }] },
    ]);
    expect((await take(abroad('IN'), '2026-11-20', { feed: 'b', company: 'koyal-pay' })).rows).toMatchObject([{ is: 'added' }]);
  });

  it('finds companies by name, URL name or former name, or takes one for all', async () => {
    const { take, jobs } = await opened();
    await take(
      csv(line(1, { company: 'KOYAL  pay' }), line(2, { company: 'koyal-pay' }), line(3, { company: 'Koyal Old' }), line(4, { company: 'Sutra Mills' })),
    );
    expect((await jobs()).map(({ company_id }) => company_id)).toEqual(['koyal', 'koyal', 'koyal', 'sutra']);
    await take(csv(line(1, { company: 'Whoever' })), '2026-11-20', { feed: 'other', company: 'sutra-mills' });
    expect((await jobs()).at(-1)).toMatchObject({ feed: 'other', company_id: 'sutra' });
    await expect(take(csv(line(1)), '2026-11-20', { company: 'nobody' })).rejects.toThrow('no company nobody');
  });
});

describe('a job that comes again (F-24)', () => {
  it('continues the one it repeats, with its first date and count, whatever its id', async () => {
    const { take, jobs } = await opened();
    const same = (id: number) => line(id, { title: 'Night Tester!' });
    await take(csv(same(1), line(9)), '2026-01-05');
    await take(csv(line(9)), '2026-02-05');
    expect((await take(csv(same(1), line(9)), '2026-03-05')).rows[0]).toMatchObject({ is: 'again' });
    expect((await jobs())[0]).toMatchObject({ first_seen: '2026-01-05', last_confirmed: '2026-03-05', reposts: 1, closed_on: null });
    // Taken away and put up under another id at once.
    const next = await take(csv(line(2, { title: 'night tester' }), line(9)), '2026-04-05');
    expect([next.rows[0]?.is, next.closed]).toEqual(['again', ['Night Tester!']]);
    const [, repeated] = await jobs();
    expect(repeated).toMatchObject({ feed_key: '2', first_seen: '2026-01-05', reposts: 2 });
    const history = { firstSeen: '2026-01-05', lastConfirmed: '2026-04-05', reposts: repeated?.reposts ?? 0, saidOpenOn: null };
    expect(jobFreshness(history, { today: '2026-04-05', hasOutcome: false })).toBe('reposted');
    await take(csv(line(3, { title: 'Night Tester' })), '2026-04-06', { feed: 'other' });
    expect((await jobs()).at(-1)).toMatchObject({ feed: 'other', first_seen: '2026-01-05', reposts: 2 });
  });

  it('is no repeat beside one that is open, of another company, or in another city', async () => {
    const { db, take, jobs } = await opened();
    await fillReferences(db);
    const same = (id: number, facts = {}) => line(id, { title: 'Night Tester', ...facts });
    await take(csv(same(1)), '2026-01-05');
    await take(csv(same(1), same(2), same(3, { company: 'Sutra Mills' }), same(4, { city: 'Mumbai' })), '2026-02-05');
    await take(csv(same(2)), '2026-03-05');
    await take(csv(same(2), same(5, { company: 'Sutra Mills', city: 'Mumbai' }), same(4, { title: 'Poet', city: 'Mumbai' })), '2026-04-05');
    expect((await jobs()).map(({ feed_key, first_seen, reposts }) => [feed_key, first_seen, reposts])).toEqual([
      ['1', '2026-01-05', 0],
      ['2', '2026-02-05', 0],
      ['3', '2026-02-05', 0],
      ['4', '2026-04-05', 0],
      ['5', '2026-04-05', 0],
    ]);
  });

  it('is confirmed by the employer’s word, which a feed without it leaves', async () => {
    const { db, on, take, jobs } = await opened();
    await take(csv(line(1)));
    const [job] = await jobs();
    expect(await confirmJob(db, job?.id ?? '', on('2026-11-22'))).toBe('Tester 1');
    await take(csv(line(1)), '2026-11-23');
    await take(csv(line(1, { rest: ',2026-11-01,' })), '2026-11-23');
    await take(csv(line(1, { title: 'Test Lead' })), '2026-11-23');
    expect((await jobs())[0]).toMatchObject({ said_open_on: '2026-11-22', title: 'Test Lead' });
    await take(csv(line(2)), '2026-11-24');
    await expect(confirmJob(db, job?.id ?? '', on('2026-11-24'))).rejects.toThrow('no open job');
    await expect(confirmJob(db, 'nothing', on('2026-11-24'))).rejects.toThrow('no open job');
    const log = await db.selectFrom('administrator_action').select(['subject']).where('action', '=', 'job-confirmed').execute();
    expect(log).toEqual([{ subject: 'Tester 1' }]);
  });
});
