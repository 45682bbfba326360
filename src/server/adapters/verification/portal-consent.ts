import type { Kysely } from 'kysely';
import { noticeVersion } from '#core/settings/consent.ts';
import type { Tables } from '../database/tables.ts';

/** Stores consent to query the job portal, given there or among consents; without it nothing is passed on. */
export async function keepPortalConsent(db: Kysely<Tables>, accountId: string, isGiven: boolean, today: string): Promise<void> {
  const row = { is_given: isGiven, notice_version: noticeVersion, changed_on: today };
  const consent_on = isGiven ? today : null;
  await db
    .insertInto('consent')
    .values({ account_id: accountId, purpose: 'job-portal', ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute();
  await db
    .insertInto('portal_link')
    .values({ account_id: accountId, consent_on, linked_on: null, denied_place_key: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ consent_on }))
    .execute();
}
