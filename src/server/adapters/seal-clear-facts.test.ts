import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import { workplaceHash } from './careers/career-facts.ts';
import { careerRowOf } from './careers/career-row.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { sealClearFacts } from './seal-clear-facts.ts';
import { knownFactsIn } from './secrets/sealed-facts.ts';
import { Secrets } from './secrets/secrets.ts';

const secrets = new Secrets(Buffer.alloc(32, 6));

const career = {
  place: 'Koyal Pay',
  department_id: null,
  industry_id: null,
  job_profile: 'Weaver',
  tag_id: 0,
  role_id: 7,
  job_location: 'Pune',
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
};
const job = { company_name: 'Betwa Mills', designation: 'Dyer', employment_type: 'fulltime', location: 'Nashik', from_month: '2020-01', to_month: null };
const school = {
  level: 'Graduation/Diploma',
  course_name: 'Dyeing',
  specialization: null,
  college_name: 'Mill College',
  mode: 'fulltime',
  from_month: '2016-01',
  to_month: null,
};

/** Leaves a database as the release before did, with what one member said of their work. */
async function saidBefore(): Promise<Database> {
  const database = await anEmptyDatabase();
  await migrate(database, () => undefined);
  for (const statement of [
    `insert into account (id, display_name, made_on) values ('me', 'Member', '2026-11-20')`,
    `insert into career (id, account_id, type, place_key, sealed) values ('mine', 'me', 'working', 'company:koyal pay', '')`,
    `insert into clear_facts (account_id, id, of_table, facts) values ('me', 'mine', 'career', '${JSON.stringify(career)}'),
      ('me', 'job', 'work_experience', '${JSON.stringify(job)}'), ('me', 'school', 'education', '${JSON.stringify(school)}')`,
    `insert into career_proof (account_id, place_key, source, month) values ('me', 'company:koyal pay', 'mail', '2026-10'), ('me', 'college:mills', 'mail', '2025-10')`,
    `insert into portal_link (account_id, denied_place_key) values ('me', 'company:koyal pay')`,
    `insert into work_experience (id, account_id, sealed) values ('job', 'me', '')`,
    `insert into education (id, account_id, sealed) values ('school', 'me', '')`,
  ])
    await sql.raw(statement).execute(database.db);
  return database;
}

/** Plain words of facts; random sealed letters may contain one, but not on its own. */
const words = /(?<![\w-])(?:koyal|weaver|pune|betwa|dyer|nashik|dyeing|mills?|2020-01)(?![\w-])/i;

describe('careers and entries of a release before', () => {
  it('are sealed by the start after the migration, and no word of them is left', async () => {
    const database = await saidBefore();
    const { db } = database;
    await migrate(database, () => undefined);
    await sealClearFacts(db, secrets);
    await sealClearFacts(db, secrets);
    expect(await careerRowOf({ db, secrets }, 'me')).toMatchObject({
      id: 'mine',
      place: 'Koyal Pay',
      job_profile: 'Weaver',
      job_location: 'Pune',
      role_id: 7,
      course_id: null,
      tag_id: 0,
      mail_month: '2026-10',
      denied_place_key: workplaceHash(secrets, 'me', workplaceKeyOf('company', 'Koyal Pay')),
    });
    const sealedJob = await db.selectFrom('work_experience').selectAll().executeTakeFirstOrThrow();
    expect(knownFactsIn(secrets, ['work_experience', 'me'], sealedJob.sealed)).toMatchObject({
      company_name: 'Betwa Mills',
      to_month: null,
      from_month: '2020-01',
    });
    const sealedSchool = await db.selectFrom('education').selectAll().executeTakeFirstOrThrow();
    expect(knownFactsIn(secrets, ['education', 'me'], sealedSchool.sealed)).toMatchObject({ college_name: 'Mill College', mode: 'fulltime' });
    const left = await Promise.all(
      (['career', 'career_proof', 'portal_link', 'work_experience', 'education', 'clear_facts'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(left.map((rows) => rows.length)).toEqual([1, 2, 1, 1, 1, 0]);
    expect(JSON.stringify(left)).not.toMatch(words);
  });
});
