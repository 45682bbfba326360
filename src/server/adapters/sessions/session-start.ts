import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Device } from '#core/sessions/device.ts';
import type { MemberSession, SessionSource } from '#core/sessions/session.ts';
import { accessTimes, endOf } from '#core/sessions/token-family.ts';
import type { TokenJar } from '#core/sessions/token-jar.ts';
import { ownWords } from '../content/clean-text.ts';
import { memberFromRow } from './member-row.ts';
import { hashed, randomId } from '../secrets/secrets.ts';
import { newHandle, newToken } from './session-tokens.ts';
import type { Tables } from '../tables.ts';

/** What somebody is called until they choose a name. What a provider calls them is never kept (F-16). */
export const firstName = ownWords('Member');

/** More sessions than this nobody has in use; the longest unused leave first. */
const mostSessions = 50;

/** Whose session begins, where, and how they signed in. */
interface Beginning {
  readonly accountId: string;
  readonly source: SessionSource;
  readonly device: Device;
  readonly jar: TokenJar;
}

/** Opens a session for an account and puts its tokens into the jar. */
export async function startSession(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, { accountId, source, device, jar }: Beginning): Promise<MemberSession> {
  const now = clock.now();
  const handle = newHandle();
  const tokens = { access: newToken(handle), refresh: newToken(handle) };
  const endsAt = endOf(now, now);
  const times = accessTimes(endsAt, now);
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  await db
    .insertInto('session')
    .values({
      id: randomId(),
      account_id: accountId,
      handle_hash: hashed(handle),
      access_hashes: [hashed(tokens.access)],
      refresh_hashes: [hashed(tokens.refresh)],
      changed_at: new Date(now),
      access_ends_at: new Date(times.expiresAt),
      ends_at: new Date(endsAt),
      source,
      browser: device.browser,
      system: device.system,
      signed_in_at: new Date(now),
      used_on: dayOf(now),
    })
    .execute();
  await endLeastUsed(db, accountId);
  const member = memberFromRow({ ...account, account_id: accountId, source, signed_in_at: new Date(now) });
  jar.put(tokens, member);
  return { member, now, ...times };
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

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
