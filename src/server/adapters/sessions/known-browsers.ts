import type { Kysely, Selectable } from 'kysely';
import { randomId } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Tables } from '../database/tables.ts';

const mostAccounts = 8;

type Marking = Pick<RequestScope, 'db' | 'secrets'> & { readonly context: Pick<RequestScope['context'], 'jar'> };

/** Remembers the browser and returns if its login is news, which the first never is. */
export async function knowBrowser(
  { db, secrets, context: { jar } }: Marking,
  account: Pick<Selectable<Tables['account']>, 'id' | 'browser_key'>,
): Promise<boolean> {
  const mark = secrets.reference('known browser', account.id, account.browser_key ?? (await firstKey(db, account.id)));
  const marks = jar.known();
  if (marks[0] !== mark) jar.keepKnown([mark, ...marks.filter((each) => each !== mark)].slice(0, mostAccounts));
  return account.browser_key !== null && !marks.includes(mark);
}

/** Gives parallel logins the same key. */
async function firstKey(db: Kysely<Tables>, id: string): Promise<string> {
  const { browser_key } = await db
    .updateTable('account')
    .set(({ fn, val, ref }) => ({ browser_key: fn.coalesce(ref('browser_key'), val(randomId())) }))
    .where('id', '=', id)
    .returning('browser_key')
    .executeTakeFirstOrThrow();
  return browser_key ?? '';
}

/** Makes every browser new to the account; a remaining one is remembered when refreshing its session. */
export const forgetBrowsers = (db: Kysely<Tables>, id: string) => db.updateTable('account').set({ browser_key: randomId() }).where('id', '=', id).execute();
