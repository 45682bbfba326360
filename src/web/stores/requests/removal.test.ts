import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
import { aTalk } from '#tests/fakes/comments/a-talk.ts';
import { anOutbox } from '#tests/fakes/comments/an-outbox.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeShares } from '#tests/fakes/device/fake-shares.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeAuthenticators } from '#tests/fakes/login/fake-authenticators.ts';
import { FakePasskeys } from '#tests/fakes/login/fake-passkeys.ts';
import { FakeRecoveryCodes } from '#tests/fakes/login/fake-recovery-codes.ts';
import { FakePosts } from '#tests/fakes/posts/fake-posts.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { CommentDraftsStore } from '../comments/comment-drafts-store.ts';
import { CommentsStore } from '../comments/comments-store.ts';
import { SentNamesStore } from '../content/sent-names-store.ts';
import { OwnPasskeysStore } from '../login/own-passkeys-store.ts';
import { PostActionsStore } from '../posts/post-actions-store.ts';
import { PostPatchesStore } from '../posts/post-patches-store.ts';
import { removalOf } from './removal.ts';

/** Loses the answer to the first removal, which arrives anyway. */
function loseAnswer(port: { remove(id: string): Promise<void> }): void {
  const remove = port.remove.bind(port);
  let isLost = false;
  port.remove = async (id) => {
    await remove(id);
    if (isLost) return;
    isLost = true;
    throw new Failure('offline');
  };
}

function ownPost() {
  const community = aCommunity();
  const content = new FakeContent([community], [aPost({ postId: 'p1', community, isMine: true })]);
  content.comments = [aComment({ commentId: 'm1', postId: 'p1', isMine: true })];
  return content;
}

async function aPostToRemove() {
  const posts = new FakePosts(ownPost());
  loseAnswer(posts);
  const store = new PostActionsStore(posts, new FakeShares(), new FakeClipboards(), new PostPatchesStore());
  return () => store.remove('p1');
}

async function aCommentToRemove() {
  const content = ownPost();
  const [comments, storage, { session }] = [new FakeComments(content), new FakeUserStorage(), await aSignedInMember()];
  loseAnswer(comments);
  const drafts = new CommentDraftsStore(storage, new FakeIdempotencyKeys(), session, new SentNamesStore(storage));
  const store = new CommentsStore(comments, drafts, new PostPatchesStore(), aTalk, anOutbox(comments, drafts, session));
  const [comment] = content.comments;
  return () => (comment ? store.remove(comment) : Promise.resolve(false));
}

async function aPasskeyToRemove() {
  const passkeys = new FakePasskeys();
  const store = new OwnPasskeysStore(passkeys, new FakeRecoveryCodes(), new FakeAuthenticators(), new FakeClipboards());
  await store.add();
  loseAnswer(passkeys);
  const passkeyId = store.passkeys.value?.items[0]?.passkeyId ?? '';
  return () => store.remove(passkeyId);
}

describe('what was removed, and the answer was lost', () => {
  it.each([
    ['a post', aPostToRemove],
    ['a comment', aCommentToRemove],
    ['a passkey', aPasskeyToRemove],
  ])('is gone when it is pressed again: %s', async (_what, prepare) => {
    const remove = await prepare();
    expect([await remove(), await remove()]).toEqual([false, true]);
  });

  it('is not gone for another reason', async () => {
    const removing = removalOf(() => Promise.reject(new Failure('forbidden')));
    expect(await removing.send()).toMatchObject({ status: 'FAILURE', failure: { kind: 'forbidden' } });
  });
});
