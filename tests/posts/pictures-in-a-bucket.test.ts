import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeObjects } from '#tests/fakes/media/fake-objects.ts';
import { aPicture } from '#tests/pictures.ts';
import { openPostServer, type MemberPorts, type PostServer } from '#tests/post-server.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { moveIntoObjects, refuseWithoutObjects } from '#server/adapters/media/picture-objects.ts';
import { removeUnusedObjects } from '#server/adapters/media/unused-objects.ts';

let url: string;
let server: PostServer;
let objects: FakeObjects;
let member: MemberPorts;
let guest: Ports;
beforeEach(async () => {
  ({ url } = await aDatabase());
  server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  objects = new FakeObjects();
  member = server.aMember();
  guest = adaptersFor(adapterParts({ ...server, objects }))(noRequest);
});

/** Publishes pictures with and without a small version. Returns post id and keys. */
async function published(): Promise<{ readonly postId: string; readonly large: string; readonly little: string }> {
  const [large, little] = [await member.postPictures.upload(await aPicture('png', { width: 1_200 })), await member.postPictures.upload(await aPicture())];
  const media = [large, little].map(({ fileKey }) => ({ mediaType: 'IMAGE', fileKey }) as const);
  const made = await member.posts.create(aDraft(server.communities[0], { media }));
  if ('refusal' in made) throw new Error(made.refusal);
  return { postId: made.postId, large: large.fileKey, little: little.fileKey };
}

const moved = () => moveIntoObjects(server.db, server.clock, objects);
const swept = () => removeUnusedObjects(server.db, server.clock, objects);

async function seen({ postId, large, little }: Awaited<ReturnType<typeof published>>) {
  const bytes = [await guest.pictureOf(large), await guest.pictureOf(large, true), await guest.pictureOf(little), await guest.pictureOf(little, true)];
  return { sizes: (await guest.posts.at(postId)).post?.pictures, bytes: bytes.map((picture) => picture && Buffer.from(picture.bytes).toString('base64')) };
}

/** Hash over all rows, as a backup has it. */
async function contents(meanwhile: () => Promise<void> = async () => undefined): Promise<string> {
  let hash = '';
  await withSnapshot(url, { product: '0.1.0', objects }, async (source) => {
    await meanwhile();
    for await (const _ of framesOf(source, (end) => (hash = end.contents)));
  });
  return hash;
}

const isAway = { failure: { cause: { message: 'The bucket does not answer' } } };

describe('pictures in an object store', () => {
  it('are seen as before, whole and small, without bytes in the database', async () => {
    const post = await published();
    const before = await seen(post);
    server.clock.advance(2 * dayMs);
    await moved();
    expect(await seen(post)).toEqual(before);
    expect(before.bytes.filter(Boolean)).toHaveLength(4);
    expect(await server.db.selectFrom('post_media').select(['bytes', 'small']).distinct().execute()).toEqual([{ bytes: null, small: null }]);
    expect(objects.stored.size).toBe(3);
  });

  it('have random names and later, equal times, so that neither reveals anyone', async () => {
    const { postId, large, little } = await published();
    server.clock.advance(dayMs + 18 * hourMs);
    await moved();
    expect(objects.stored.size).toBe(0);
    server.clock.advance(hourMs);
    await moved();
    expect(objects.stored.size).toBe(3);
    for (const name of objects.stored.keys()) {
      expect(name).toMatch(/^[0-9a-z]{16}(-small)?$/);
      for (const known of [postId, large, little, member.caller.member.userId]) expect(name).not.toContain(known);
    }
  });

  it('go with the picture or post, and later if the store was away', async () => {
    const { postId, large } = await published();
    server.clock.advance(2 * dayMs);
    await moved();
    await member.postPictures.remove(postId, large);
    objects.isAway = true;
    expect(await swept()).toMatchObject(isAway);
    expect(objects.stored.size).toBe(3);
    objects.isAway = false;
    await swept();
    expect(objects.stored.size).toBe(1);
    await server.db.deleteFrom('post').where('id', '=', postId).execute();
    await swept();
    expect([objects.stored.size, await server.db.selectFrom('stored_object').selectAll().execute()]).toEqual([0, []]);
  });

  it('stay in the database when the store fails, and leftovers go next day', async () => {
    const post = await published();
    await member.postPictures.remove(post.postId, post.little);
    const before = await seen(post);
    server.clock.advance(2 * dayMs);
    const keep = objects.keep.bind(objects);
    objects.keep = async (name, bytes) => {
      await keep(name, bytes);
      objects.isAway = true;
    };
    expect(await moved()).toMatchObject(isAway);
    objects.isAway = false;
    objects.keep = keep;
    await swept();
    expect([objects.stored.size, await seen(post)]).toEqual([1, before]);
    server.clock.advance(2 * dayMs);
    await swept();
    expect(objects.stored.size).toBe(0);
    await moved();
    expect([objects.stored.size, await seen(post)]).toEqual([2, before]);
  });

  it('are in a backup with their bytes, as if from the database', async () => {
    await published();
    const before = await contents();
    server.clock.advance(2 * dayMs);
    await moved();
    expect(await contents()).toBe(before);
    objects.stored.clear();
    await expect(contents()).rejects.toThrow('The object store does not have');
  });

  it('go one by one: a refused one stops no other and is retried', async () => {
    await published();
    const keep = objects.keep.bind(objects);
    const refused = (await server.db.selectFrom('post_media').select('bytes').orderBy('small').executeTakeFirstOrThrow()).bytes ?? Buffer.alloc(0);
    objects.keep = async (name, bytes) => {
      if (Buffer.from(refused).equals(bytes)) throw new Error('too large');
      await keep(name, bytes);
    };
    server.clock.advance(2 * dayMs);
    expect(await moved()).toMatchObject({ failure: { message: '1 of them failed, each by itself', cause: new Error('too large') } });
    const left = () => server.db.selectFrom('post_media').select('id').where('bytes', 'is not', null).execute();
    expect(await left()).toHaveLength(1);
    objects.keep = keep;
    expect([await moved(), await left()]).toEqual([{ isMore: false }, []]);
  });

  it('are removed each by itself, too', async () => {
    const { postId } = await published();
    server.clock.advance(2 * dayMs);
    await moved();
    await server.db.deleteFrom('post').where('id', '=', postId).execute();
    const [remove, names] = [objects.remove.bind(objects), [...objects.stored.keys()].filter((name) => !name.endsWith('-small'))];
    objects.remove = async (name) => (name === names[0] ? Promise.reject(new Error('locked')) : remove(name));
    expect(await swept()).toMatchObject({ failure: { message: '1 of them failed, each by itself' } });
    expect(await server.db.selectFrom('stored_object').select('name').execute()).toEqual([{ name: names[0] }]);
    objects.remove = remove;
    await swept();
    expect(objects.stored.size).toBe(0);
  });

  it('named without a post before stay while needed, and go with their picture', async () => {
    const { postId, large } = await published();
    server.clock.advance(2 * dayMs);
    await moved();
    await server.db.updateTable('stored_object').set({ post_id: '' }).execute();
    await member.postPictures.remove(postId, large);
    await swept();
    expect(objects.stored.size).toBe(1);
    expect(await server.db.selectFrom('stored_object').select('post_id').execute()).toEqual([{ post_id: postId }]);
  });

  it('stay while a backup reads them, whole even if one is deleted', async () => {
    const { postId, large } = await published();
    server.clock.advance(2 * dayMs);
    await moved();
    const before = await contents();
    const during = await contents(async () => {
      await member.postPictures.remove(postId, large);
      await swept();
    });
    expect([during, objects.stored.size]).toEqual([before, 3]);
    await swept();
    expect(objects.stored.size).toBe(1);
  });

  it('let no server start that does not know the store', async () => {
    await published();
    await refuseWithoutObjects(server.db, undefined);
    server.clock.advance(2 * dayMs);
    await moved();
    await refuseWithoutObjects(server.db, objects);
    await expect(refuseWithoutObjects(server.db, new FakeObjects())).rejects.toThrow('this is another one: it has none of them');
    objects.isAway = true;
    await refuseWithoutObjects(server.db, objects);
    await expect(refuseWithoutObjects(server.db, undefined)).rejects.toThrow('Pictures of this database are in a bucket. Set S3_BUCKET');
  });
});
