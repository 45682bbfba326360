import { expect, it } from 'vitest';
import { changeConversation } from '#server/adapters/chat/change-conversation.ts';
import { leaveConversation } from '#server/adapters/chat/leave-conversation.ts';
import { aPostServer, published } from '#tests/posts/helpers.ts';
import { aDraft } from '#tests/ports/chat/open-chats.ts';

it('settings and leaving of a blocked member ring at nobody who blocked them (S-87)', async () => {
  const server = await aPostServer();
  const [asha, ravi] = [server.aMember(), server.aMember()];
  const to = { resourceId: await published(server, ravi), resourceType: 'POST' } as const;
  const { conversationId } = await asha.byKey.chats.start({ kind: 'direct', as: 'ANONYMOUS', to, first: aDraft('Are you looking?') });
  await ravi.byKey.chats.accept({ conversationId });
  const by = { ref: asha.key, conversationId };
  const rings = () =>
    server.db.transaction().execute(async (transaction) => {
      const changed = await changeConversation(transaction, server, by, { disappearsAfterDays: 7 });
      return [changed.toSorted(), await leaveConversation(transaction, server, asha.key, conversationId)];
    });
  const { other } = await ravi.byKey.chats.at({ conversationId });
  await ravi.byKey.chats.block(other?.personId ?? '');
  expect(await rings()).toEqual([[asha.key], []]);
});
