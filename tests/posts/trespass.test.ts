import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { aPicture } from '#tests/pictures.ts';
import { aDraft, anEdit, anId } from '#tests/content.ts';
import { aPostServer, draftOf, everything, facts, published } from './helpers.ts';

describe('the content of another member (S-38, S-43, S-45, S-46)', () => {
  it('can neither be changed nor taken by another writer, by whatever way', async () => {
    const server = await aPostServer();
    const [owner, thief] = [server.aMember(), server.aMember()];
    const picture = await owner.postPictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const loose = await owner.postPictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const postId = await published(server, owner, { media: [{ mediaType: 'IMAGE', fileKey: picture.fileKey }] });
    const written = await owner.comments.write(postId, draftOf('It came by courier today.'));
    if (!('comment' in written)) throw new Error(written.refusal);
    const { commentId } = written.comment;
    const offer = await owner.offers.save(facts);
    const video = await owner.videos.keep('https://youtu.be/abcdefghijk', 'Mine');
    const thiefs = await published(server, thief);
    const mute = await owner.mutes.add({ resourceId: thiefs, resourceType: 'POST' }, 'MUTE', 'ANONYMOUS');
    const before = await everything(server);
    const tries: readonly (() => Promise<unknown>)[] = [
      () => thief.posts.change(postId, anEdit({ title: 'Mine', content: 'This is mine now, I think.' })),
      () => thief.posts.remove(postId),
      () => thief.postPictures.remove(postId, picture.fileKey),
      () => thief.postPictures.remove(thiefs, picture.fileKey),
      () => thief.posts.create(aDraft(server.communities[0], { media: [{ mediaType: 'IMAGE', fileKey: loose.fileKey }] })),
      () => thief.posts.create(aDraft(server.communities[0], { media: [{ mediaType: 'IMAGE', fileKey: picture.fileKey }] })),
      () => thief.posts.create(aDraft(server.communities[0], { profileType: 'DESIGNATION', salaryIds: [offer.offerId] })),
      () => thief.comments.change(commentId, { version: 1, content: 'This is mine now, I think.' }),
      () => thief.comments.remove(commentId),
      () => thief.offers.at(offer.offerId),
      () => thief.offers.change(offer.offerId, facts),
      () => thief.offers.remove(offer.offerId),
      () => thief.videos.at(video.id),
      () => thief.videos.remove(video.id),
      () => thief.mutes.remove(mute.muteId),
      () => thief.queueItems.list(),
      () => thief.moderations.decided(),
      () => thief.moderations.decide(anId('q'), { decision: 'remove', rule: 'spam' }),
      () => thief.moderations.appeal({ resourceId: postId, resourceType: 'POST' }, 'Give it to me.'),
    ];
    for (const [turn, attempt] of tries.entries()) {
      const outcome = await attempt().then(
        () => 'done',
        (error: unknown) => (error as { readonly kind?: string }).kind ?? String(error),
      );
      expect(['missing', 'invalid', 'conflict'], `try ${turn}`).toContain(outcome);
    }
    expect(await everything(server)).toBe(before);
    expect([await thief.pictureOf(loose.fileKey), (await owner.pictureOf(loose.fileKey))?.bytes.length]).toEqual([undefined, expect.any(Number)]);
  });

  it('cannot be read by others while waiting, refused or deleted, in any way (S-43)', async () => {
    const server = await aPostServer();
    const [owner, reader] = [server.aMember(), server.aMember()];
    const { fileKey } = await owner.postPictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const postId = await published(server, owner, { media: [{ mediaType: 'IMAGE', fileKey }], title: 'canary-title' });
    const written = await owner.comments.write(postId, draftOf('This is the canary-comment of it.'));
    if (!('comment' in written)) throw new Error(written.refusal);
    const { commentId } = written.comment;
    for (const status of ['FLAGGED', 'AUTHOR_REJECTED', 'DELETED'] as const) {
      await sql`update post set status = ${status} where id = ${postId}`.execute(server.db);
      for (const who of [server.guest, reader]) {
        const seen = [
          await who.posts.at(postId),
          await who.feeds.list(usualFeed),
          await who.feeds.list({ ...usualFeed, order: 'LATEST', community: { type: 'topic', key: server.communities[0].slug } }),
          await who.feeds.related(null),
        ];
        expect(JSON.stringify(seen)).not.toMatch(/canary/);
        for (const ask of [
          () => who.posts.figures(postId),
          () => who.posts.shareUrl(postId),
          ...(status === 'DELETED'
            ? []
            : [() => who.comments.under(postId, 'best'), () => who.comments.at(commentId), () => who.comments.repliesTo(commentId)]),
        ])
          await expect(ask()).rejects.toMatchObject({ kind: 'missing' });
        for (const isSmall of [false, true]) expect(await who.pictureOf(fileKey, isSmall)).toBeUndefined();
      }
      await expect(reader.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up')).rejects.toMatchObject({ kind: 'missing' });
      await expect(reader.votes.cast({ resourceId: commentId, resourceType: 'COMMENT' }, 'up')).rejects.toMatchObject({ kind: 'missing' });
      await expect(reader.comments.write(postId, draftOf('I can write here, can I?'))).rejects.toMatchObject({ kind: 'missing' });
      await expect(reader.posts.requestAnswer(postId)).rejects.toMatchObject({ kind: 'missing' });
    }
  });

  it('is asked for by members and written by writers only (S-39, S-40)', async () => {
    const server = await aPostServer();
    const postId = await published(server, server.aMember());
    const post = { resourceId: postId, resourceType: 'POST' } as const;
    const reader = server.aMember({ isWriter: false });
    const before = await everything(server);
    for (const act of [
      () => server.guest.votes.cast(post, 'up'),
      () => server.guest.posts.create(aDraft(server.communities[0])),
      () => server.guest.comments.write(postId, draftOf('May I, as a guest?')),
      () => server.guest.communities.join([server.communities[0].entityId]),
      () => server.guest.reports.file({ ...post, reason: 'spam' }),
      () => server.guest.offers.list(),
      () => server.guest.feeds.mine(),
      () => server.guest.comments.mine(),
      () => server.guest.feeds.list({ ...usualFeed, feedType: 'PERSONALIZED' }),
      () => server.guest.queueItems.list(),
    ])
      await expect((async () => act())()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(reader.posts.create(aDraft(server.communities[0]))).rejects.toMatchObject({ code: 'WRITER_REQUIRED', kind: 'conflict' });
    await expect(reader.comments.write(postId, draftOf('May I, as a reader?'))).rejects.toMatchObject({ code: 'WRITER_REQUIRED' });
    await expect(reader.postPictures.upload(await aPicture())).rejects.toMatchObject({ code: 'WRITER_REQUIRED' });
    expect(await everything(server)).toBe(before);
  });

  it('is written under a job only by someone whose job is confirmed (S-40)', async () => {
    const server = await aPostServer();
    const worker = server.aMember({ isWriter: false });
    const { userId } = worker.caller.member;
    await server.keep(userId, 'DESIGNATION');
    const draft = aDraft(server.communities[0], { profileType: 'DESIGNATION' });
    await expect(worker.posts.create(draft)).rejects.toMatchObject({ code: 'WRITER_REQUIRED' });
    await server.db.updateTable('persona').set({ is_verified: true }).where('ref', '=', server.secrets.personaOf(userId)).execute();
    const postId = await published(server, worker, { profileType: 'DESIGNATION' });
    expect(await worker.comments.write(postId, draftOf('Under my job, and no other name.', 'DESIGNATION'))).toHaveProperty('comment');
    await expect(worker.bySession.posts.create(aDraft(server.communities[0]))).rejects.toMatchObject({ code: 'WRITER_REQUIRED' });
  });

  it('has cursors of its own: another list, another reader, or another letter is refused (S-47)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    for (let turn = 0; turn < 3; turn++) await published(server, writer);
    const { next } = await writer.feeds.list(usualFeed, null, 1);
    expect((await writer.feeds.list(usualFeed, next, 1)).items.length).toBe(1);
    for (const [who, question, cursor] of [
      [server.aMember(), usualFeed, next],
      [server.guest, usualFeed, next],
      [writer, { ...usualFeed, order: 'LATEST' as const }, next],
      [writer, usualFeed, `${next?.startsWith('A') ? 'B' : 'A'}${next?.slice(1)}`],
      [writer, usualFeed, 'nonsense'],
    ] as const)
      await expect(who.feeds.list(question, cursor, 1)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });
});
