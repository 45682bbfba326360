import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Whether an account has a made-up name that is kept with it. */
export async function hasAccountName({ db, secrets }: Pick<PseudonymScope, 'db' | 'secrets'>, accountId: string): Promise<boolean> {
  const own = db.selectFrom('persona').select('ref').where('ref', '=', secrets.personaOf(accountId, 'ANONYMOUS'));
  return (await own.executeTakeFirst()) !== undefined;
}
