import type { Transaction } from 'kysely';
import { noFacts, sealedCareer, workplaceHash, workplaceKeyIn } from '#server/adapters/careers/career-facts.ts';
import { sanitizedIfAny } from '#server/adapters/content/sanitized-text.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { demoCareers, type DemoCareer } from './demo-careers.ts';
import type { DemoKind } from './demo-kind.ts';

interface NewMember {
  readonly kind: DemoKind;
  readonly account_id: string;
}

type Keys = Pick<Secrets, 'reference' | 'seal'>;

/** Inserts a career and its verifications, with a key that anyone playing the member makes. */
export async function fillCareer(db: Transaction<Tables>, secrets: Keys, { kind, account_id }: NewMember, today: string): Promise<void> {
  const career = demoCareers[kind];
  if (career) await fillOne(db, secrets, account_id, career, today);
  await db
    .insertInto('onboarding')
    .values({ account_id, last_step: career ? 'OnboardingCompleted' : 'Communities' })
    .execute();
}

async function fillOne(db: Transaction<Tables>, secrets: Keys, account_id: string, career: DemoCareer, today: string): Promise<void> {
  const workplace = workplaceKeyIn(career.type, career.place);
  const place_key = workplace === null ? null : workplaceHash(secrets, account_id, workplace);
  await db
    .insertInto('career')
    .values({
      id: randomId(),
      account_id,
      type: career.type,
      place_key,
      sealed: sealedCareer(secrets, account_id, {
        ...noFacts,
        place: sanitizedIfAny(career.place),
        job_profile: sanitizedIfAny(career.jobProfile),
        course_id: await courseId(db, career.course),
        course_name: sanitizedIfAny(career.course),
      }),
      is_mail_asked: career.isMailAsked,
    })
    .execute();
  if (place_key === null) return;
  const month = today.slice(0, 7);
  for (const source of career.verifiedBy) await db.insertInto('career_proof').values({ account_id, place_key, source, month }).execute();
  if (career.verifiedBy.includes('portal'))
    await db.insertInto('portal_link').values({ account_id, consent_on: today, linked_on: today, denied_place_key: null }).execute();
}

async function courseId(db: Transaction<Tables>, course: string | null): Promise<number | null> {
  if (course === null) return null;
  const found = await db.selectFrom('course').select('id').where('name', 'ilike', `${course}%`).orderBy('id').executeTakeFirst();
  return found?.id ?? null;
}
