import type { HostedAccount } from '#core/providers/hosted-account.ts';
import { monthOf } from '../careers/career-row.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { countsByLogin } from '../verification/counted-domains.ts';

/** Records if an organisation manages an identity, which then counts for the year like an address. */
export async function noteHosted(scope: RequestScope, key: string, hosted: HostedAccount | undefined): Promise<void> {
  const year = monthOf(scope.now).slice(0, 4);
  await scope.db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('identity').select(['is_provider', 'proven_year']).where('key', '=', key).forUpdate().executeTakeFirst();
    if (!known) return;
    const { domain = null, address = null } = hosted ?? {};
    const isProven = known.proven_year !== year && domain !== null && (await countsByLogin(transaction, scope, { domain, address }));
    const is_provider = hosted === undefined;
    if (is_provider === known.is_provider && !isProven) return;
    await transaction
      .updateTable('identity')
      .set({ is_provider, ...(isProven ? { proven_year: year } : {}) })
      .where('key', '=', key)
      .execute();
  });
}
