import type { Transaction } from 'kysely';
import type { LoginChange } from '#core/notifications/account-notices.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { writeNotified } from './write-notified.ts';

type AccountNotice =
  | {
      readonly kind: 'signIn';
      readonly thing: string;
      /** Repeated causes create no second notice. */
      readonly cause: string;
    }
  | { readonly kind: 'loginChange'; readonly thing: LoginChange };

/** Changes an account and notifies its member in one transaction, in a mailbox apart from anything written. */
export async function withNotice<Done>(
  { db, secrets, now, news }: Pick<PseudonymScope, 'db' | 'secrets' | 'now' | 'news'>,
  accountId: string,
  notice: AccountNotice | undefined,
  act: (transaction: Transaction<Tables>) => Promise<Done>,
): Promise<Done> {
  const done = await db.transaction().execute(async (transaction) => {
    const result = await act(transaction);
    const notices = notice ? [{ cause: randomId(), ...notice, recipient: secrets.reference('logins', accountId), at: new Date(now) }] : [];
    await writeNotified(transaction, secrets, notices, now);
    return result;
  });
  if (notice) news.tell({ kind: 'notification', refs: [secrets.personaOf(accountId)] });
  return done;
}
