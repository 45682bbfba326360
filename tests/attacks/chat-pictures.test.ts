import { describe, expect, it } from 'vitest';
import { anId } from '#tests/content.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import { openOwnedServer, type OwnedServer } from './owned-server.ts';

const plainly = { headers: { appid: '999', systemid: 'AB_WEB' } } as const;

type Browser = OwnedServer['owner'];

const send = (by: Browser, groupId: string, imageId: string) =>
  by.call('sendGroupMessage', { inPath: { groupId }, payload: JSON.stringify({ clientMessageId: anId('sent'), text: '', imageId }) });

const statuses = (who: Pick<Browser, 'ask'>, imageId: string) =>
  Promise.all([`/media/${imageId}`, `/media/${imageId}/small`].map(async (url) => (await who.ask(url, plainly)).statusCode));

async function withPicture() {
  const server = await openOwnedServer();
  const { conversationId, loosePictureId: imageId } = server.things;
  const sent = await send(server.owner, conversationId, imageId);
  expect([sent.statusCode, sent.json().image]).toEqual([201, { imageId, width: expect.any(Number), height: expect.any(Number) }]);
  return { ...server, imageId, conversationId, messageId: String(sent.json().messageId) };
}

describe('a picture in a conversation (F-40, S-43)', () => {
  it('is for its members alone, even by address, and no proxy stores it', async () => {
    const { owner, thief, reader, guest, imageId, ...server } = await withPicture();
    const moderator = await signedIn(server, 'demo-moderator');
    for (const who of [thief, reader, guest, moderator]) expect(await statuses(who, imageId)).toEqual([404, 404]);
    for (const url of [`/media/${imageId}`, `/media/${imageId}/small`]) {
      const { statusCode, headers } = await owner.ask(url, plainly);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'private, no-store']);
      expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual(['nosniff', expect.stringContaining("default-src 'none'")]);
    }
  });

  it('is never another’s upload or message, a post’s, or for others’ conversations (S-44)', async () => {
    const server = await openOwnedServer();
    const { conversationId, loosePictureId, pictureId } = server.things;
    for (const imageId of [pictureId, 'f0000000000000none']) {
      const answer = await send(server.owner, conversationId, imageId);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PICTURE_MISSING']);
    }
    const answer = await send(server.thief, conversationId, loosePictureId);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(await server.db.selectFrom('chat_picture').select('id').execute()).toEqual([]);
    expect(await statuses(server.owner, loosePictureId)).toEqual([200, 200]);
  });

  it('goes with its message, and for anyone who leaves the conversation', async () => {
    const first = await withPicture();
    await first.owner.call('deleteChatMessage', { inPath: { messageId: first.messageId } });
    expect(await statuses(first.owner, first.imageId)).toEqual([404, 404]);
    expect(await first.db.selectFrom('chat_picture').select('id').execute()).toEqual([]);
    const second = await withPicture();
    await second.owner.call('leaveChatGroup', { inPath: { groupId: second.conversationId } });
    expect(await statuses(second.owner, second.imageId)).toEqual([404, 404]);
    await second.db.deleteFrom('conversation').where('id', '=', second.conversationId).execute();
    expect(await second.db.selectFrom('chat_picture').select('id').execute()).toEqual([]);
  });

  it('is hidden from all but its author in moderation, from everyone once taken down', async () => {
    const { db, owner, imageId, messageId } = await withPicture();
    const become = (status: 'FLAGGED' | 'AUTHOR_REJECTED') => db.updateTable('chat_message').set({ status }).where('id', '=', messageId).execute();
    await become('FLAGGED');
    expect(await statuses(owner, imageId)).toEqual([200, 200]);
    await db.updateTable('chat_message').set({ author_ref: 'a-stranger' }).where('id', '=', messageId).execute();
    expect(await statuses(owner, imageId)).toEqual([404, 404]);
    await become('AUTHOR_REJECTED');
    expect(await statuses(owner, imageId)).toEqual([404, 404]);
  });
});
