import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { nameChanged, type DraftPersona } from '#core/personas/draft-persona.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aTalk } from '#tests/fakes/comments/a-talk.ts';
import { anOutbox } from '#tests/fakes/comments/an-outbox.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { SentNamesStore } from '../content/sent-names-store.ts';
import { PostPatchesStore } from '../posts/post-patches-store.ts';
import { CommentDraftsStore } from './comment-drafts-store.ts';
import { CommentsStore } from './comments-store.ts';

async function backend() {
  const community = aCommunity();
  const content = new FakeContent([community], [aPost({ postId: 'p1', community })]);
  const [storage, { session }, comments] = [new FakeUserStorage(), await aSignedInMember(), new FakeComments(content)];
  const drafts = new CommentDraftsStore(storage, new FakeIdempotencyKeys(), session, new SentNamesStore(storage));
  const store = new CommentsStore(comments, drafts, new PostPatchesStore(), aTalk, anOutbox(comments, drafts, session));
  await store.open('p1');
  return { content, comments, drafts, store };
}

const said = ({ comments }: FakeContent) => comments.map(({ content, author }) => [content, author?.name]);

describe('a comment whose author has another name by now (R-160)', () => {
  const first = 'Ask HR.';
  const place = 'post.p1';
  const job = { profileType: 'DESIGNATION', name: 'Sales Executive, Koyal Pay' } as const;
  const now = { ...job, name: 'Sales Executive, Nimbora Foods' };

  it('is not posted under the new one, keeps its words, and posts when pressed again', async () => {
    const { content, drafts, store } = await backend();
    content.nameOf = () => now.name;
    drafts.type(place, first);
    await store.send({ postId: 'p1' }, first, job);
    expect([store.sending.state, content.comments, drafts.textAt(place)]).toMatchObject([{ failure: { code: nameChanged } }, [], first]);
    expect(drafts.sentNameAt(place)).toBeUndefined();
    await store.send({ postId: 'p1' }, first, now);
    expect(said(content)).toEqual([[first, now.name]]);
  });

  it('is written once where its answer was lost before that', async () => {
    const { content, comments, drafts, store } = await backend();
    content.nameOf = () => job.name;
    drafts.type(place, first);
    const write = comments.write.bind(comments);
    comments.write = async (...given) => {
      await write(...given);
      throw new Failure('offline');
    };
    await store.send({ postId: 'p1' }, first, job);
    [comments.write, content.nameOf] = [write, () => now.name];
    await store.send({ postId: 'p1' }, first, now);
    expect(said(content)).toEqual([[first, job.name]]);
    expect([store.sending.state.status, drafts.textAt(place)]).toEqual(['SUCCESS', '']);
  });

  it('goes under the new name if nothing arrived, but not as a made-up name', async () => {
    const { content, drafts, store } = await backend();
    drafts.type(place, first);
    const tries = async (before: DraftPersona, after: DraftPersona) => {
      content.nameOf = () => after.name ?? '';
      content.problem = new Failure('offline');
      await store.send({ postId: 'p1' }, first, before);
      content.problem = undefined;
      await store.send({ postId: 'p1' }, first, before);
      await store.send({ postId: 'p1' }, first, after);
      return said(content);
    };
    expect(await tries({ profileType: 'ANONYMOUS', name: 'Quiet Banyan' }, { profileType: 'ANONYMOUS', name: 'Brave Kite' })).toEqual([]);
    drafts.renew(place, undefined);
    expect(await tries(job, now)).toEqual([[first, now.name]]);
  });
});
