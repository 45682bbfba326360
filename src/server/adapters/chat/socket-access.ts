import { sql } from 'kysely';
import type { Conversation } from '#core/chat/conversation.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { isBanned, sanctionKeysOf, sanctionKeysOfSigner } from '../caller/refuse-sanctioned.ts';
import { PseudonymScope, type ScopeParts } from '../caller/pseudonym-scope.ts';
import { blockerOf } from '../mutes/blocker-of.ts';
import { blockersAmong, blockPlacesIn, chatterOf, membersOf, membershipsAmong } from './members.ts';

interface OpenSockets {
  readonly sessionIds: readonly string[];
  readonly personas: readonly string[];
}

type Parts = Pick<ScopeParts, 'db' | 'clock' | 'secrets' | 'tables' | 'kinds' | 'readDesignation'>;

export class SocketAccess {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  refOf(context: RequestContext): string {
    return chatterOf(new PseudonymScope({ ...this.#parts, context }));
  }

  /** Keeps sessions and names that still exist, active and not banned. */
  async stillGood({ sessionIds, personas }: OpenSockets): Promise<OpenSockets> {
    const { db, clock, secrets } = this.#parts;
    const now = clock.now();
    const { rows: sessions } = await sql<{ readonly id: string; readonly userId: string }>`select session.id, account_id as "userId" from session
      join account on account.id = account_id where session.id = any(${sessionIds}::text[]) and ends_at > ${new Date(now)} and resting_since is null`.execute(
      db,
    );
    const { rows: names } = await sql<{ readonly ref: string }>`select ref from persona where ref = any(${personas}::text[])`.execute(db);
    const { rows: bans } = await sql`select 1 from sanction where measure = 'ban' and lifted_at is null limit 1`.execute(db);
    if (bans.length === 0) return { sessionIds: sessions.map(({ id }) => id), personas: names.map(({ ref }) => ref) };
    const good = { sessionIds: [] as string[], personas: [] as string[] };
    for (const { id, userId } of sessions) if (!(await isBanned(db, now, sanctionKeysOf(secrets, userId)))) good.sessionIds.push(id);
    for (const { ref } of names) if (!(await isBanned(db, now, sanctionKeysOfSigner(secrets, ref)))) good.personas.push(ref);
    return good;
  }

  async placesIn(
    context: RequestContext,
    conversationIds: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<Conversation, 'kind' | 'me' | 'state' | 'lastSeq'>>> {
    const memberships = await membershipsAmong(this.#parts.db, this.refOf(context), conversationIds);
    return new Map(memberships.map(({ conversationId, kind, lastSeq, memberId: me, state }) => [conversationId, { kind, lastSeq, me, state }]));
  }

  /** Members with a block in either direction, between whom nothing passes. */
  async hiddenFrom(context: RequestContext, conversationId: string): Promise<readonly string[]> {
    const { db, secrets } = this.#parts;
    const ref = this.refOf(context);
    const others = ((await membersOf(db, [conversationId])).get(conversationId) ?? []).map(({ persona_ref }) => persona_ref).filter((each) => each !== ref);
    const pair = await db.selectFrom('conversation').select('pair_key as pairKey').where('id', '=', conversationId).executeTakeFirst();
    const conversation = { conversationId, pairKey: pair?.pairKey ?? null };
    const blockers = await blockersAmong(db, { secrets }, others, { blocked: ref, conversation });
    const blocked = await db
      .selectFrom('block')
      .select('author_ref')
      .where('blocker', '=', blockerOf(secrets, ref))
      .where('place', 'in', blockPlacesIn(secrets, conversation))
      .execute();
    return [...new Set([...blockers, ...blocked.map(({ author_ref }) => author_ref)])];
  }
}
