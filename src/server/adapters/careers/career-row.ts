import { indiaAheadMs } from '#core/figures/durations.ts';
import type { Kysely, Transaction } from 'kysely';
import { unverified, type Career, type CareerOutcome, type CareerVerification, type CareerStatus, stepAfterCareer } from '#core/careers/career.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import { designationOf } from '#core/careers/designation.ts';
import { verificationStatus } from '#core/verification/verification-status.ts';
import { Failure } from '#core/failure.ts';

import { holdLock } from '../database/advisory-lock.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { careerFactsIn, workplaceKeyIn, type StatedCareer } from './career-facts.ts';

export interface CareerRow extends StatedCareer {
  readonly id: string;
  readonly type: CareerType;
  /** Key of the company or college, and its stored hash. */
  readonly workplaceKey: string | null;
  readonly place_key: string | null;
  readonly is_mail_asked: boolean;
  readonly mail_month: string | null;
  readonly portal_month: string | null;
  readonly denied_place_key: string | null;
}

interface Opening {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'unseal'>;
}

export async function careerRowOf({ db, secrets }: Opening, accountId: string): Promise<CareerRow | undefined> {
  const row = await db
    .selectFrom('career')
    .leftJoin('portal_link', 'portal_link.account_id', 'career.account_id')
    .leftJoin('career_proof as by_mail', (join) =>
      join.onRef('by_mail.account_id', '=', 'career.account_id').onRef('by_mail.place_key', '=', 'career.place_key').on('by_mail.source', '=', 'mail'),
    )
    .leftJoin('career_proof as by_portal', (join) =>
      join.onRef('by_portal.account_id', '=', 'career.account_id').onRef('by_portal.place_key', '=', 'career.place_key').on('by_portal.source', '=', 'portal'),
    )
    .select(['career.id', 'career.type', 'career.place_key', 'career.is_mail_asked', 'career.sealed'])
    .select(['by_mail.month as mail_month', 'by_portal.month as portal_month', 'portal_link.denied_place_key'])
    .where('career.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sealed, ...known } = row;
  const facts = careerFactsIn(secrets, accountId, sealed);
  return { ...known, ...facts, workplaceKey: workplaceKeyIn(row.type, facts.place) };
}

/** Undefined for another member's career. */
export async function ownCareerRow(by: Opening, accountId: string, careerStatusId: string): Promise<CareerRow> {
  const row = await careerRowOf(by, accountId);
  if (!row || row.id !== careerStatusId) throw new Failure('missing');
  return row;
}

export function careerFromRow(row: CareerRow): Career {
  const status = statusFromRow(row);
  return { careerStatusId: row.id, status, verification: verificationFromRow(row), profileBio: designationOf(status) };
}

export function outcomeFromRow(row: CareerRow): CareerOutcome {
  const { verified, source } = verificationFromRow(row);
  return { verified, source, nextStep: stepAfterCareer(row.type, verified) };
}

/** Never verified without a job or place to study, regardless of past confirmations. */
export function verificationFromRow(row: CareerRow): CareerVerification {
  if (row.type === 'unemployed') return unverified;
  const portal = row.portal_month ? 'agrees' : row.denied_place_key !== null && row.denied_place_key === row.place_key ? 'disagrees' : 'unasked';
  const mail = row.mail_month ? 'confirmed' : row.is_mail_asked ? 'asked' : 'unasked';
  const { verified, source } = verificationStatus(portal, mail);
  return { verified, source, month: source === 'mail' ? row.mail_month : source === 'portal' ? row.portal_month : null };
}

function statusFromRow(row: CareerRow): CareerStatus {
  if (row.type === 'student')
    return {
      type: 'student',
      collegeName: row.place ?? '',
      courseId: row.course_id,
      courseName: row.course_name,
      specializationId: row.specialization_id,
      specialization: row.specialization,
    };
  const work = { departmentId: row.department_id, industryId: row.industry_id, jobProfile: row.job_profile, tagId: row.tag_id, roleId: row.role_id };
  return row.type === 'working'
    ? { type: 'working', companyName: row.place ?? '', ...work, jobLocation: row.job_location }
    : { type: 'unemployed', companyName: row.place, ...work };
}

/** Month in India, the precision stored for a verification. */
export const monthOf = (now: number): string => new Date(now + indiaAheadMs).toISOString().slice(0, 7);

/** Renews mail confirmations in another year, and portal ones at each query. */
export async function keepVerification(
  db: Kysely<Tables>,
  verification: { accountId: string; placeKey: string; source: 'mail' | 'portal'; month: string; counts?: boolean },
): Promise<void> {
  const { accountId: account_id, placeKey: place_key, source, month, counts = true } = verification;
  await db
    .insertInto('career_proof')
    .values({ account_id, place_key, source, month, counts })
    .onConflict((conflict) =>
      source === 'mail' ? conflict.columns(['account_id', 'place_key', 'source']).doUpdateSet({ month, counts }) : conflict.doNothing(),
    )
    .execute();
}

export async function queueUp(transaction: Transaction<Tables>, ...keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await holdLock(transaction, key);
}
