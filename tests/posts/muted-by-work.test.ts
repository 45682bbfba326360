import { describe, expect, it } from 'vitest';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, draftOf, published } from './helpers.ts';

const closed = { kind: 'conflict', code: 'CLOSED_TO_YOU' };

async function opened() {
  const server = await aPostServer();
  const [reader, loud] = [server.aMember(), server.aMember({ as: 'DESIGNATION' })];
  const pages = [await published(server, reader), await published(server, reader)] as const;
  const say = async (writer: MemberPorts, page: string, text: string, as: 'ANONYMOUS' | 'DESIGNATION' = 'DESIGNATION') => {
    const made = await writer.comments.write(page, draftOf(text, as));
    if ('refusal' in made) throw new Error(made.refusal);
    return made.comment.commentId;
  };
  const stop = (resourceId: string, kind: 'MUTE' | 'BLOCK') => reader.mutes.add({ resourceId, resourceType: 'COMMENT' }, kind, 'ANONYMOUS');
  const shown = async (page: string) => (await reader.comments.under(page, 'oldest')).items.map(({ content }) => content);
  return { server, reader, loud, pages, say, stop, shown };
}

describe('a mute of what someone works as (R-072, F-16)', () => {
  it('hides one comment, and no other below the same post', async () => {
    const { loud, pages, say, stop, shown } = await opened();
    const first = await say(loud, pages[0], 'One');
    await say(loud, pages[0], 'Two');
    await stop(first, 'MUTE');
    expect(await shown(pages[0])).toEqual(['Two']);
  });

  it('hears nothing of that comment, and hears of others', async () => {
    const { server, reader, loud, pages, say, stop } = await opened();
    const comments = [await say(loud, pages[0], 'One'), await say(loud, pages[1], 'Two')] as const;
    await tellEvents(server, server.clock.now());
    const recorded = async () => (await reader.notifications.list('phone', 'en')).map(({ url }) => comments.findIndex((id) => url.includes(id))).toSorted();
    expect(await recorded()).toEqual([0, 1]);
    await stop(comments[0], 'MUTE');
    expect(await recorded()).toEqual([1]);
  });

  it('rings at nobody by a name who is muted, as the list shows nothing (R-072)', async () => {
    const { server, reader, pages, say } = await opened();
    const [muted, other] = [server.aMember(), server.aMember()];
    const rung: string[] = [];
    const tell = () => tellEvents({ ...server, news: { tell: (item) => item.kind === 'notification' && rung.push(...item.refs) } }, server.clock.now());
    await reader.mutes.add({ resourceId: await say(muted, pages[0], 'One', 'ANONYMOUS'), resourceType: 'COMMENT' }, 'MUTE', 'ANONYMOUS');
    await tell();
    expect([rung, await reader.notifications.list('phone', 'en')]).toEqual([[], []]);
    await say(other, pages[0], 'Two', 'ANONYMOUS');
    await tell();
    expect([rung, await reader.notifications.list('phone', 'en')]).toEqual([[reader.key], [expect.anything()]]);
  });
});

describe('a block of what someone works as (R-072, F-16)', () => {
  it('closes the page of that thing as long as it lasts, and no other page', async () => {
    const { reader, loud, pages, say, stop } = await opened();
    const [first, second] = [await say(loud, pages[0], 'One'), await say(loud, pages[0], 'Two')];
    const blocks = [await stop(first, 'BLOCK'), await stop(second, 'BLOCK')];
    await expect(say(loud, pages[0], 'Three')).rejects.toMatchObject(closed);
    expect(await say(loud, pages[1], 'Elsewhere')).not.toBe('');
    await reader.mutes.remove(blocks[0]?.muteId ?? '');
    await expect(say(loud, pages[0], 'Three')).rejects.toMatchObject(closed);
    await stop(second, 'MUTE');
    expect(await say(loud, pages[0], 'Three')).not.toBe('');
  });

  it('closes a page by what they wrote there themselves', async () => {
    const { server, reader, loud, say } = await opened();
    const page = await published(server, loud, { profileType: 'DESIGNATION' });
    const mine = await say(reader, page, 'Is that so?', 'ANONYMOUS');
    await reader.mutes.add({ resourceId: page, resourceType: 'POST' }, 'BLOCK', 'ANONYMOUS');
    await expect(loud.comments.reply(mine, draftOf('You will hear from me.', 'DESIGNATION'))).rejects.toMatchObject(closed);
  });

  it('leads from no row to the conversation, the page or the other row (F-15)', async () => {
    const { server, loud, pages, say, stop } = await opened();
    const first = await say(loud, pages[0], 'One');
    await stop(first, 'BLOCK');
    const [block] = await server.db.selectFrom('block').selectAll().execute();
    const [mute] = await server.db.selectFrom('mute').selectAll().execute();
    expect(mute?.thing).toBe(first);
    expect(block?.place).toMatch(/^[\w-]{22}$/);
  });
});
