import type { Kysely, Transaction } from 'kysely';
import { messageDays } from '#core/chat/message.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, minuteMs } from '#core/figures/durations.ts';
import { chatMember, chatMessage, conversation } from '#server/adapters/chat/chat-tables.ts';
import { sealedGroupName } from '#server/adapters/chat/sealed-group-name.ts';
import { sealedMessage } from '#server/adapters/chat/sealed-message.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { newRow } from '#server/adapters/database/table.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { keepWrittenDesignation } from '../careers/keep-written-designation.ts';
import { subjectOf } from '../login/demo-members.ts';
import { demoConversations } from './conversations.ts';
import type { DemoConversation } from './demo-conversation.ts';

/** Most messages a conversation leaves unread, so that there is something to read. */
const leftUnread = 3;

interface Planting {
  readonly transaction: Transaction<Tables>;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly nowMs: number;
}

/** Gives the demo writer conversations, once. */
export function plantConversations(db: Kysely<Tables>, secrets: Pick<Secrets, 'identityOf' | 'personaOf' | 'seal' | 'unseal'>, nowMs: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const key = secrets.identityOf(localIssuer, subjectOf('writer'));
    const account = (await transaction.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst())?.account_id;
    if (account === undefined) return;
    const visitor = secrets.personaOf(account);
    const isPlanted = await transaction.selectFrom('chat_member').select('id').where('persona_ref', '=', visitor).limit(1).executeTakeFirst();
    if (isPlanted || (await keepWrittenDesignation(transaction, secrets, account)) === undefined) return;
    const needed = demoConversations.reduce((sum, { people }) => sum + people - 1, 0);
    const others = await transaction
      .selectFrom('persona')
      .select('ref')
      .where('kind', '=', 'ANONYMOUS')
      .where('ref', '<>', 'nobody')
      .orderBy('name_key')
      .limit(needed)
      .execute();
    const refs = others.map(({ ref }) => ref);
    for (const each of demoConversations) {
      const cast = [visitor, ...refs.splice(0, each.people - 1)];
      if (cast.length === each.people) await plant({ transaction, secrets, nowMs }, each, cast);
    }
  });
}

async function plant({ transaction, secrets, nowMs }: Planting, { name, messages }: DemoConversation, cast: readonly string[]): Promise<void> {
  const [conversationId, lastSeq] = [randomId(), messages.length];
  const isRequest = name === null && messages.every(({ by }) => by !== 0);
  const unread = messages.toReversed().findIndex(({ by }) => by === 0);
  await transaction
    .insertInto('conversation')
    .values({
      ...newRow(conversation, {
        id: conversationId,
        kind: name === null ? 'direct' : 'group',
        sealed_name: name === null ? null : sealedGroupName(secrets, conversationId, sanitized(name)),
        name: null,
        pair_key: null,
        disappears_days: null,
      }),
      last_seq: lastSeq,
    })
    .execute();
  const members = cast.map((persona_ref, at) => ({
    ...newRow(chatMember, {
      id: randomId(),
      conversation_id: conversationId,
      persona_ref,
      state: isRequest ? (at === 0 ? 'asked' : 'asking') : 'joined',
    }),
    read_seq: at === 0 ? (isRequest ? 0 : lastSeq - Math.min(leftUnread, Math.max(0, unread))) : lastSeq,
  }));
  await transaction.insertInto('chat_member').values(members).execute();
  const rows = messages.map(({ by, minutesAgo, text }, at) => {
    const sentAt = nowMs - minutesAgo * minuteMs;
    const ids = { id: randomId(), conversation_id: conversationId };
    return newRow(chatMessage, {
      ...ids,
      seq: at + 1,
      author_ref: cast[by] ?? '',
      client_id: randomId(),
      locked_for: null,
      sealed: sealedMessage(secrets, ids, sanitized(text)),
      content: null,
      posted_at: new Date(sentAt - (sentAt % minuteMs)),
      gone_on: dayOf(sentAt + messageDays * dayMs),
    });
  });
  await transaction.insertInto('chat_message').values(rows).execute();
}
