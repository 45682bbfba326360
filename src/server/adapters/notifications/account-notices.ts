import type { Transaction } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import type { LoginChange } from '#core/notifications/account-notices.ts';
import type { CauseGroup } from '#core/notifications/notification-groups.ts';
import { declared } from '#core/notifications/notification-kinds.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { writeNotified } from './write-notified.ts';

/** A notice of an account: a login in a browser that was new to it, or a change of how it logs in. */
type AccountNotice = { readonly kind: 'signIn'; readonly thing: string } | { readonly kind: 'loginChange'; readonly thing: LoginChange };

/** Does something to an account, and tells its member of it in the same transaction. The notice has a mailbox of its own: nothing that is written lies beside it. */
export async function withNotice<Done>(
  { db, secrets, now, news }: Pick<PseudonymScope, 'db' | 'secrets' | 'now' | 'news'>,
  accountId: string,
  notice: AccountNotice | undefined,
  act: (transaction: Transaction<Tables>) => Promise<Done>,
): Promise<Done> {
  const done = await db.transaction().execute(async (transaction) => {
    const result = await act(transaction);
    const told = notice ? [{ ...notice, recipient: secrets.reference('logins', accountId), cause: randomId(), at: new Date(now) }] : [];
    await writeNotified(transaction, secrets, told, now);
    return result;
  });
  if (notice) news.tell({ kind: 'notification', refs: [secrets.personaOf(accountId)] });
  return done;
}

/** The line of notices of one kind about one browser or change. */
export function accountLineOf({ id, kind, thing, causes, status, notifiedOn }: CauseGroup, language: Language): Notification {
  const { title, url } = declared(kind);
  return {
    notificationId: id,
    status,
    kind,
    createdOn: notifiedOn,
    title: title[language]({ name: thing, others: 0, thing: 'POST', reached: 0 }),
    body: '',
    url: url({ thingId: thing, pageId: '', page: 'POST', causeId: causes[0], thing: 'POST' }),
    avatar: undefined,
  };
}
