import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { noticedDevice } from '#core/notifications/account-notices.ts';
import type { MemberSession, SessionSource } from '#core/sessions/session.ts';
import { unnamedMember } from '#core/sessions/user-state.ts';
import { accessTimes, sessionEnd } from '#core/sessions/token-family.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { memberFromRow } from './member-row.ts';
import { knowBrowser } from './known-browsers.ts';
import { withNotice } from '../events/with-notice.ts';
import { hashed, randomId } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { newHandle, newToken, noFormer } from './session-tokens.ts';
import type { Tables } from '../database/tables.ts';

/** Default name of a new account; a provider's is never kept (F-16). */
export const firstName = ownWords(unnamedMember);

/** Evicts the longest unused beyond this. */
const mostSessions = 50;

interface Beginning {
  readonly accountId: string;
  readonly source: SessionSource;
}

export async function startSession(scope: RequestScope, { accountId, source }: Beginning): Promise<MemberSession> {
  const { db, now, context } = scope;
  const { device, jar } = context;
  const handle = newHandle();
  const tokens = { access: newToken(handle), refresh: newToken(handle) };
  const endsAt = sessionEnd(now, now);
  const times = accessTimes(endsAt, now);
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  // More logins of one kind of browser within an hour are no more news, so that many bury nothing.
  const cause = scope.secrets.reference('login notice', accountId, account.browser_key ?? '', new Date(now).toISOString().slice(0, 13));
  const notice = (await knowBrowser(scope, account)) ? ({ kind: 'signIn', thing: noticedDevice(device), cause } as const) : undefined;
  await withNotice(scope, accountId, notice, (transaction) =>
    transaction
      .insertInto('session')
      .values({
        id: randomId(),
        account_id: accountId,
        handle_hash: hashed(handle),
        access_hashes: [hashed(tokens.access)],
        former_access_hashes: noFormer(),
        refresh_hashes: [hashed(tokens.refresh)],
        former_refresh_hashes: noFormer(),
        changed_at: new Date(now),
        access_ends_at: new Date(times.expiresAt),
        ends_at: new Date(endsAt),
        source,
        browser: device.browser,
        system: device.system,
        signed_in_at: new Date(now),
        used_on: dayOf(now),
      })
      .execute(),
  );
  await endLeastUsed(db, accountId);
  const member = memberFromRow({ ...account, account_id: accountId, source, signed_in_at: new Date(now) });
  jar.put(tokens, member);
  return { member, now, ...times };
}

async function endLeastUsed(db: Kysely<Tables>, accountId: string): Promise<void> {
  const kept = db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('used_on', 'desc')
    .orderBy('signed_in_at', 'desc')
    .limit(mostSessions);
  await db.deleteFrom('session').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
}
