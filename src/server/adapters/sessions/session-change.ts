import type { Kysely, Selectable, Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { Device } from '#core/sessions/device.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { accessTimes, sessionEnd, refreshTime, refreshVerdict } from '#core/sessions/token-family.ts';
import type { Tokens } from '#core/sessions/token-jar.ts';
import { memberColumns, memberFromRow, type MemberRow } from './member-row.ts';

import { hashed } from '../secrets/secrets.ts';
import { handleHashOf, handleIn, newToken, noFormer, tokenStatusOf } from './session-tokens.ts';
import type { Tables } from '../database/tables.ts';

/** Limits tabs refreshing while former tokens are still accepted. */
const mostAtOnce = 20;

interface Changed {
  readonly tokens: Tokens;
  readonly session: MemberSession;
}

type Family = Selectable<Tables['session']> & MemberRow;

/** Renews or ends a session; undefined if there is none. */
export async function changeTokens(db: Kysely<Tables>, refreshToken: string, { browser }: Device, now: number): Promise<Changed | undefined> {
  const handleHash = handleHashOf(refreshToken);
  if (handleHash === undefined) return undefined;
  return db.transaction().execute(async (transaction) => {
    const family = await familyOf(transaction, handleHash);
    if (!family || family.browser !== browser) return undefined;
    const shown = tokenStatusOf(refreshToken, family.refresh_hashes, family.former_refresh_hashes);
    const verdict = refreshVerdict(shown, { changedAt: family.changed_at.getTime(), endsAt: family.ends_at.getTime() }, now);
    if (verdict === 'ended') return undefined;
    if (verdict === 'revoke' || family.refresh_hashes.length > mostAtOnce) {
      await transaction.deleteFrom('session').where('id', '=', family.id).execute();
      return undefined;
    }
    const handle = handleIn(refreshToken);
    const tokens = { access: newToken(handle), refresh: newToken(handle) };
    const session = await (verdict === 'change' ? change(transaction, family, tokens, now) : join(transaction, family, tokens, now));
    return { tokens, session };
  });
}

const familyOf = (transaction: Transaction<Tables>, handleHash: string): Promise<Family | undefined> =>
  transaction
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('session')
    .select(memberColumns)
    .where('handle_hash', '=', handleHash)
    .forUpdate('session')
    .executeTakeFirst();

/** Keeps expired access tokens expired when they become former ones. */
async function change(transaction: Transaction<Tables>, family: Family, { access, refresh }: Tokens, now: number): Promise<Changed['session']> {
  const endsAt = sessionEnd(family.signed_in_at.getTime(), now);
  const times = accessTimes(endsAt, now);
  await transaction
    .updateTable('session')
    .set({
      access_hashes: [hashed(access)],
      former_access_hashes: now < family.access_ends_at.getTime() ? family.access_hashes : noFormer(),
      refresh_hashes: [hashed(refresh)],
      former_refresh_hashes: family.refresh_hashes,
      changed_at: new Date(now),
      access_ends_at: new Date(times.expiresAt),
      ends_at: new Date(endsAt),
      used_on: dayOf(now),
    })
    .where('id', '=', family.id)
    .execute();
  return { member: memberFromRow(family), now, ...times };
}

async function join(transaction: Transaction<Tables>, family: Family, { access, refresh }: Tokens, now: number): Promise<Changed['session']> {
  await transaction
    .updateTable('session')
    .set({ access_hashes: [...family.access_hashes, hashed(access)], refresh_hashes: [...family.refresh_hashes, hashed(refresh)] })
    .where('id', '=', family.id)
    .execute();
  const expiresAt = family.access_ends_at.getTime();
  return { member: memberFromRow(family), now, refreshAt: refreshTime(expiresAt), expiresAt };
}
