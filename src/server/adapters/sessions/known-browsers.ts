import type { Kysely, Selectable } from 'kysely';
import { randomId } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Tables } from '../database/tables.ts';

/** The most accounts that one browser is known to. */
const mostAccounts = 8;

type Marking = Pick<RequestScope, 'db' | 'secrets'> & { readonly context: Pick<RequestScope['context'], 'jar'> };

/** Makes the browser of this request known to an account, and tells whether a login there is news: none is before the first. */
export async function knowBrowser(
  { db, secrets, context: { jar } }: Marking,
  account: Pick<Selectable<Tables['account']>, 'id' | 'browser_key'>,
): Promise<boolean> {
  const mark = secrets.reference('known browser', account.id, account.browser_key ?? (await firstKey(db, account.id)));
  const marks = jar.known();
  if (marks[0] !== mark) jar.keepKnown([mark, ...marks.filter((each) => each !== mark)].slice(0, mostAccounts));
  return account.browser_key !== null && !marks.includes(mark);
}

/** The key of an account that has none yet: of two logins at once, both get the same. */
async function firstKey(db: Kysely<Tables>, id: string): Promise<string> {
  const { browser_key } = await db
    .updateTable('account')
    .set(({ fn, val, ref }) => ({ browser_key: fn.coalesce(ref('browser_key'), val(randomId())) }))
    .where('id', '=', id)
    .returning('browser_key')
    .executeTakeFirstOrThrow();
  return browser_key ?? '';
}

/** Makes every browser new to an account, so that none that was logged out comes back unnoticed. The one that stays is known again when it refreshes its session. */
export const forgetBrowsers = (db: Kysely<Tables>, id: string) => db.updateTable('account').set({ browser_key: randomId() }).where('id', '=', id).execute();
