import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { monthOf, keepVerification, type CareerRow } from './career-row.ts';
import type { Tables } from '../database/tables.ts';

/** Records only agreement and the query, nothing else the portal said. */
export async function notePortalWord(
  db: Kysely<Tables>,
  row: CareerRow | undefined,
  details: PortalDetails,
  by: { accountId: string; now: number },
): Promise<void> {
  const { accountId, now } = by;
  const [wanted, placeKey] = row && row.type !== 'unemployed' ? [row.workplaceKey, row.place_key] : [null, null];
  const named = row && namedFor(row.type, details);
  const agrees = wanted !== null && named === wanted;
  const link = { linked_on: dayOf(now), denied_place_key: agrees || named === undefined ? null : placeKey };
  await db
    .insertInto('portal_link')
    .values({ account_id: accountId, consent_on: null, ...link })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .execute();
  if (agrees && placeKey !== null) await keepVerification(db, { accountId, placeKey, source: 'portal', month: monthOf(now) });
}

/** Undefined when the portal names no workplace. */
function namedFor(type: CareerRow['type'], { companyName, collegeName }: PortalDetails): string | undefined {
  if (type === 'student') return collegeName === null ? undefined : workplaceKeyOf('college', collegeName);
  return companyName === null ? undefined : workplaceKeyOf('company', companyName);
}
