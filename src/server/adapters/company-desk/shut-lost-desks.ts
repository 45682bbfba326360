import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { stateNow } from '#core/company-desk/desk-entry.ts';
import { dayOf } from '#core/figures/ago.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { Tables } from '../database/tables.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { identityIn } from './desk-seal.ts';
import { domainSignsOf } from './domain-signs.ts';

/** Lets people whose domain proves the company no longer wait for an administrator or new signs, and ends their logins. */
export async function shutLostDesks(db: Kysely<Tables>, secrets: Pick<Secrets, 'unseal'>, clock: Pick<Clock, 'now'>): Promise<void> {
  const people = await db.selectFrom('desk_person').select(['company_id', 'id', 'sealed', 'address_key']).where('state', '=', 'open').execute();
  for (const { company_id, id, sealed, address_key } of people) {
    const domain = mailAddressIn(identityIn(secrets, id, sealed).address)?.domain;
    if (domain === undefined || stateNow('open', await domainSignsOf(db, company_id, domain)) === 'open') continue;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('desk_person')
        .set({ state: 'unproved', role: 'writer', since: dayOf(clock.now()) })
        .where('company_id', '=', company_id)
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('desk_session').where('address_key', '=', address_key).execute();
    });
  }
}
