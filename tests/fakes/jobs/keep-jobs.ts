import { sql, type Kysely } from 'kysely';
import { refreshJobSummaries } from '#server/adapters/jobs/refresh-job-summaries.ts';
import { wordsOfJob } from '#server/adapters/jobs/words-of-job.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { slugOf } from '#tests/companies.ts';
import type { KnownJob } from './a-job.ts';

export interface KnownNames {
  readonly titles?: readonly string[];
  readonly skills?: readonly string[];
}

/** Inserts jobs of existing companies with their lists, and counts them. Real pay and outcomes are elsewhere. */
export async function keepJobs(db: Kysely<Tables>, jobs: readonly KnownJob[], now: number, { titles = [], skills = [] }: KnownNames = {}): Promise<void> {
  await nameAll(db, jobs, { titles, skills });
  for (const job of jobs) await keepOne(db, job);
  await refreshJobSummaries(db, { now: () => now });
}

async function keepOne(db: Kysely<Tables>, job: KnownJob): Promise<void> {
  const { company, experience, pay, freshness } = job;
  const row = {
    company_id: company.companyId,
    id: job.jobId,
    feed: 'test',
    feed_key: job.jobId,
    likeness: job.jobId,
    fingerprint: job.jobId,
    title: job.title,
    description: job.description,
    industry: slugOf(company.industry),
    workplace: job.workplace,
    employment: job.employment,
    experience_from: experience.from,
    experience_to: experience.to,
    pay_from: pay?.from ?? null,
    pay_to: pay?.to ?? null,
    apply_url: job.applyUrl,
    scam_signs: job.scamSigns,
    first_seen: freshness.firstSeen,
    last_confirmed: freshness.lastConfirmed,
    said_open_on: freshness.saidOpenOn,
    reposts: freshness.reposts,
    closes_on: job.closesOn,
    closed_on: job.isOpen ? null : freshness.lastConfirmed,
  };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const ids = (table: 'city' | 'skill', names: readonly string[]) =>
    sql`(select coalesce(array_agg(known.id order by place), '{}') from unnest(${names}::text[]) with ordinality as listed (name, place) join ${sql.table(table)} as known on known.name = listed.name)`;
  await sql`insert into job (${columns}, designation_id, city_ids, skill_ids, words)
    select ${columns}, (select min(id) from designation where name = ${job.designation}), ${ids('city', job.cities)}, ${ids('skill', job.skills)},
      ${wordsOfJob({ title: job.title, company: company.name, skills: job.skills, description: job.description })}
    from jsonb_populate_record(null::job, ${JSON.stringify(row)}::jsonb)`.execute(db);
}

async function nameAll(db: Kysely<Tables>, jobs: readonly KnownJob[], { titles, skills }: Required<KnownNames>): Promise<void> {
  await sql`insert into department (id, url_name, name) select 9000, 'weaving', 'Weaving' where not exists (select 1 from department where id = 9000)`.execute(
    db,
  );
  for (const name of new Set([...titles, ...jobs.flatMap(({ designation }) => designation ?? [])]))
    await sql`insert into designation (id, department_id, name) select 9000 + (select count(*) from designation), 9000, ${name}
      where not exists (select 1 from designation where name = ${name})`.execute(db);
  for (const name of new Set(jobs.flatMap(({ cities }) => cities)))
    await sql`insert into city (id, name, state) select 9000 + (select count(*) from city), ${name}, 'Somewhere' where not exists (select 1 from city where name = ${name})`.execute(
      db,
    );
  for (const name of new Set([...skills, ...jobs.flatMap((job) => job.skills)]))
    await sql`insert into skill (id, name) select 9000 + (select count(*) from skill), ${name} where not exists (select 1 from skill where name = ${name})`.execute(
      db,
    );
}
