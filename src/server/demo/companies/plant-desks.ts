import type { Kysely } from 'kysely';
import { playedAddress } from '#core/company-desk/played-desks.ts';
import { dayMs } from '#core/figures/durations.ts';
import { deskAddressKey, sealedIdentity } from '#server/adapters/company-desk/desk-seal.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';

const names = ['Meera Kulkarni', 'Arvind Salvi', 'Fatima Shaikh', 'Nikhil Deshpande', 'Lakshmi Iyer', 'Harpreet Gill', 'Joseph Kurian', 'Ananya Bose'] as const;

/** People of one demo desk: the owner whom anyone may play, a writer, and one who reads along. */
const roles = [
  ['owner', 'owner'],
  ['writer', 'hr'],
  ['reader', 'figures'],
] as const;

const rowsAtATime = 1_000;

/** Gives every company of the demo that looks after its page the people who do. */
export async function plantDesks(db: Kysely<Tables>, secrets: Pick<Secrets, 'reference' | 'seal'>, now: number): Promise<void> {
  const isFilled = await db.selectFrom('desk_person').select('id').limit(1).executeTakeFirst();
  if (isFilled) return;
  const companies = await db
    .selectFrom('company_profile')
    .innerJoin('company', 'company.id', 'company_profile.company_id')
    .select(['company.id', 'url_name'])
    .where('is_claimed', '=', true)
    .orderBy('url_name')
    .execute();
  const since = new Date(now - 40 * dayMs).toISOString().slice(0, 10);
  const rows = companies.flatMap(({ id: company_id, url_name }, at) =>
    roles.map(([role, box], place) => {
      const [id, address] = [randomId(), box === 'owner' ? playedAddress(url_name) : `${box}@${url_name}.example`];
      const name = names[(at + place) % names.length] ?? names[0];
      return {
        company_id,
        id,
        address_key: deskAddressKey(secrets, address),
        sealed: sealedIdentity(secrets, id, { address, name }),
        role,
        state: 'open' as const,
        since,
      };
    }),
  );
  for (let from = 0; from < rows.length; from += rowsAtATime)
    await db
      .insertInto('desk_person')
      .values(rows.slice(from, from + rowsAtATime))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
