import { sql, type Transaction } from 'kysely';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { noFacts, sealedCareer, workplaceHash } from '#server/adapters/careers/career-facts.ts';
import { sanitized, sanitizedIfAny } from '#server/adapters/content/sanitized-text.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { demoCareers, type DemoCareer } from './demo-careers.ts';
import type { DemoKind } from './demo-kind.ts';

/** A demo member whose account was inserted just now. */
interface NewMember {
  readonly kind: DemoKind;
  readonly account_id: string;
}

type Keys = Pick<Secrets, 'reference' | 'seal'>;

/** Inserts the career of a demo member and its verifications. A made-up name has a key, which anyone who plays the member makes. */
export async function fillCareer(db: Transaction<Tables>, secrets: Keys, { kind, account_id }: NewMember, today: string): Promise<void> {
  const career = demoCareers[kind];
  if (career) await fillOne(db, secrets, account_id, career, today);
  await db
    .insertInto('onboarding')
    .values({ account_id, last_step: career ? 'OnboardingCompleted' : 'Communities' })
    .execute();
}

async function fillOne(db: Transaction<Tables>, secrets: Keys, account_id: string, career: DemoCareer, today: string): Promise<void> {
  const isStudent = career.type === 'student';
  const place_key = workplaceHash(secrets, account_id, workplaceKeyOf(isStudent ? 'college' : 'company', career.place));
  const numbers = await numbersOf(db, career);
  await db
    .insertInto('career')
    .values({
      id: randomId(),
      account_id,
      type: career.type,
      place_key,
      sealed: sealedCareer(secrets, account_id, {
        ...noFacts,
        ...numbers,
        place: sanitized(career.place),
        job_profile: sanitizedIfAny(career.jobProfile),
        job_location: sanitizedIfAny(career.jobLocation),
        course_name: sanitizedIfAny(career.course),
        specialization: sanitizedIfAny(career.specialization),
      }),
      is_mail_asked: career.isMailAsked,
    })
    .execute();
  const month = today.slice(0, 7);
  for (const source of career.verifiedBy) await db.insertInto('career_proof').values({ account_id, place_key, source, month }).execute();
  if (career.verifiedBy.includes('portal'))
    await db.insertInto('portal_link').values({ account_id, consent_on: today, linked_on: today, denied_place_key: null }).execute();
}

/** Ids in the reference lists of the department, industry, course and specialization of a career; null where a list does not have it. */
async function numbersOf(db: Transaction<Tables>, { department, course, specialization, place }: DemoCareer) {
  const { rows } = await sql<{ department_id: number | null; industry_id: number | null; course_id: number | null; specialization_id: number | null }>`select
    (select id from department where name ilike ${`%${department ?? '-'}%`} order by id limit 1) as department_id,
    (select industry.id from company join industry on industry.url_name = company.industry where company.name = ${place} limit 1) as industry_id,
    (select id from course where name ilike ${`${course ?? '-'}%`} order by id limit 1) as course_id,
    (select specialization.id from specialization join course on course.id = course_id
      where course.name ilike ${`${course ?? '-'}%`} and specialization.name ilike ${`${specialization ?? '-'}%`} order by specialization.id limit 1) as specialization_id`.execute(
    db,
  );
  return rows[0] ?? { department_id: null, industry_id: null, course_id: null, specialization_id: null };
}
