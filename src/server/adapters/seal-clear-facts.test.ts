import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import { stepsBefore } from '#tests/durability/steps-before.ts';
import { workplaceHash } from './careers/career-facts.ts';
import { careerRowOf } from './careers/career-row.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { sealClearFacts } from './seal-clear-facts.ts';
import { knownFactsIn } from './secrets/sealed-facts.ts';
import { Secrets } from './secrets/secrets.ts';

const secrets = new Secrets(Buffer.alloc(32, 6));

/** A database of the release before, in which one member said what they do and what they did. */
async function saidBefore(): Promise<Database> {
  const database = await anEmptyDatabase();
  await migrate(database, () => undefined, stepsBefore('0202'));
  for (const statement of [
    `insert into account (id, display_name, made_on) values ('me', 'Member', '2026-11-20')`,
    `insert into career (id, account_id, type, place, place_key, job_profile, job_location, role_id)
      values ('mine', 'me', 'working', 'Koyal Pay', 'company:koyal pay', 'Weaver', 'Pune', 7)`,
    `insert into career_proof (account_id, place_key, source, month) values ('me', 'company:koyal pay', 'mail', '2026-10'), ('me', 'college:mills', 'mail', '2025-10')`,
    `insert into portal_link (account_id, denied_place_key) values ('me', 'company:koyal pay')`,
    `insert into work_experience (id, account_id, company_name, designation, employment_type, location, from_month)
      values ('job', 'me', 'Betwa Mills', 'Dyer', 'fulltime', 'Nashik', '2020-01')`,
    `insert into education (id, account_id, level, course_name, college_name, mode, from_month)
      values ('school', 'me', 'Graduation/Diploma', 'Dyeing', 'Mill College', 'fulltime', '2016-01')`,
  ])
    await sql.raw(statement).execute(database.db);
  return database;
}

/** Words of the facts as they were in clear. What is sealed is random letters, in which a short word may be by chance, but never by itself. */
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
    const job = await db.selectFrom('work_experience').selectAll().executeTakeFirstOrThrow();
    expect(knownFactsIn(secrets, ['work_experience', 'me'], job.sealed)).toMatchObject({ company_name: 'Betwa Mills', to_month: null, from_month: '2020-01' });
    const school = await db.selectFrom('education').selectAll().executeTakeFirstOrThrow();
    expect(knownFactsIn(secrets, ['education', 'me'], school.sealed)).toMatchObject({ college_name: 'Mill College', mode: 'fulltime' });
    const left = await Promise.all(
      (['career', 'career_proof', 'portal_link', 'work_experience', 'education', 'clear_facts'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(left.map((rows) => rows.length)).toEqual([1, 2, 1, 1, 1, 0]);
    expect(JSON.stringify(left)).not.toMatch(words);
  });
});
