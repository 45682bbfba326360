import { describe, expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { aDraft } from '#tests/content.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aKnownWriter, published } from './keyed-browser.ts';

type Browser = Awaited<ReturnType<typeof aBrowser>>;

const feedOf = async ({ feeds }: Browser): Promise<readonly string[]> =>
  (await feeds.list({ ...usualFeed, order: 'LATEST' })).items.map(({ postId }) => postId).toSorted();

/** Member with a name, and two posts by name and two by designation. */
async function aWorld() {
  const server = await openPersonaServer();
  const [reader, named, worker] = [await aKnownWriter(server), await aKnownWriter(server), await aKnownWriter(server, { only: 'DESIGNATION' })];
  const post = (writer: Browser, known = {}) => published(writer, aDraft(server.communities[0], known));
  const ofName = [await post(named), await post(named)] as const;
  const ofWork = [await post(worker, { profileType: 'DESIGNATION' }), await post(worker, { profileType: 'DESIGNATION' })] as const;
  return { server, reader, named, ofName, ofWork };
}

async function reloaded(server: PersonaServer, { keys }: Browser): Promise<Browser> {
  const again = await aBrowser(server);
  Object.assign(again.keys, { local: () => keys.local(), sign: (text: string) => keys.sign(text), note: (notes: never) => keys.note(notes) });
  return again;
}

describe('what a made-up name has muted by its key (R-072, F-07)', () => {
  it('stays out of feeds after a reload until undone; feeds go by session throughout', async () => {
    const { server, reader, ofName, ofWork } = await aWorld();
    const mute = await reader.mutes.add({ resourceId: ofName[0], resourceType: 'POST' }, 'MUTE', 'ANONYMOUS');
    await reader.mutes.add({ resourceId: ofWork[0], resourceType: 'POST' }, 'BLOCK', 'ANONYMOUS');
    expect(await feedOf(reader)).toEqual([ofWork[1]]);
    const again = await reloaded(server, reader);
    expect(await feedOf(again)).toEqual([ofWork[1]]);
    const feeds = again.sent.filter(({ path }) => path.includes('/v3/feed'));
    expect(feeds.map(({ headers }) => [headers['cookie'] !== undefined, headers['signature']])).toEqual([[true, undefined]]);
    expect(again.sent.filter(({ path }) => path.endsWith('/v1/mute')).map(({ headers }) => headers['cookie'])).toEqual([undefined]);
    await again.mutes.remove(mute.muteId);
    expect(await feedOf(again)).toEqual([...ofName, ofWork[1]].toSorted());
    expect(await feedOf(await reloaded(server, reader))).toEqual([...ofName, ofWork[1]].toSorted());
  });

  it('is left out of the comments below a post', async () => {
    const { server, reader, named, ofName, ofWork } = await aWorld();
    await named.comments.write(ofWork[0], { submissionKey: 'comment-of-a-test-0001', content: 'Is that so?', profileType: 'ANONYMOUS' });
    const shown = async (browser: Browser) => (await browser.comments.under(ofWork[0], 'oldest')).items.length;
    expect(await shown(reader)).toBe(1);
    await reader.mutes.add({ resourceId: ofName[0], resourceType: 'POST' }, 'MUTE', 'ANONYMOUS');
    expect(await shown(await reloaded(server, reader))).toBe(0);
  });

  it('goes thing by thing to the key alone, and a conversation to nobody', async () => {
    const { server, reader, ofWork } = await aWorld();
    const target = { resourceId: ofWork[0], resourceType: 'POST' } as const;
    expect(await reader.mutes.add(target, 'MUTE', 'ANONYMOUS')).toMatchObject({ resourceId: ofWork[0] });
    expect(await reader.mutes.add(target, 'MUTE', 'DESIGNATION')).not.toHaveProperty('resourceId');
    await server.db
      .updateTable('mute')
      .set({ thing: 'a-pseudonym-of-a-talk' })
      .where('muter', '=', server.secrets.reference('mutes', (await reader.keys.local())?.publicKey ?? ''))
      .execute();
    expect((await reader.mutes.list()).map(({ resourceId }) => resourceId)).toEqual([undefined, undefined]);
  });
});
