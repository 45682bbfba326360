import type { Kysely } from 'kysely';
import { addressIn, sealedAddress } from '#server/adapters/mail/sealed-address.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { subjectOf } from '../login/demo-members.ts';

/** Address of the demo writer, owned by nobody. */
export const plantedAddress = 'steady.marigold@demo.example';

/** Makes the demo digest due at every start, unless a visitor changed its address. */
export function plantDigest(db: Kysely<Tables>, secrets: Pick<Secrets, 'identityOf' | 'seal' | 'unseal'>, nowMs: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const key = secrets.identityOf(localIssuer, subjectOf('writer'));
    const account = (await transaction.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst())?.account_id;
    if (account === undefined) return;
    const known = await transaction.selectFrom('mail_address').select('sealed').where('account_id', '=', account).executeTakeFirst();
    if (known && addressIn(secrets, account, known.sealed) !== plantedAddress) return;
    const row = { sealed: sealedAddress(secrets, account, plantedAddress), is_confirmed: true, next_at: new Date(nowMs) };
    await transaction
      .insertInto('mail_address')
      .values({ account_id: account, language: 'en', ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    if (known) return;
    await transaction
      .insertInto('subscription')
      .values({ account_id: account, topic: 'weekly-digest' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
