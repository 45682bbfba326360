import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Comment } from '#core/comments/comment.ts';
import type { CommentEdit } from '#core/comments/comments.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
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
import { editKeyOf } from './comment-keys.ts';
import { CommentsStore } from './comments-store.ts';

const under = { profileType: 'ANONYMOUS', name: 'Quiet Banyan' } as const;
const [first, later] = ['Ask HR.', 'Ask HR. And keep their mail.'];
const place = 'post.p1';

class SlowComments extends FakeComments {
  answer: () => void = () => undefined;
  readonly #answered = new Promise<void>((answer) => (this.answer = answer));

  override async write(...args: Parameters<FakeComments['write']>) {
    await this.#answered;
    return super.write(...args);
  }

  override async change(commentId: string, edit: CommentEdit) {
    await this.#answered;
    return super.change(commentId, edit);
  }
}

/** Two posts, with an own comment below the open first one. */
async function backend() {
  const community = aCommunity();
  const content = new FakeContent([community], [aPost({ postId: 'p1', community }), aPost({ postId: 'p2', community })]);
  const own = aComment({ commentId: 'm1', postId: 'p1', content: 'As it stood.', isMine: true, mayEdit: true });
  content.comments = [own];
  content.nameOf = () => under.name;
  const [storage, keys, { session }] = [new FakeUserStorage(), new FakeIdempotencyKeys(), await aSignedInMember()];
  const tab = () => new CommentDraftsStore(storage, keys, session, new SentNamesStore(storage));
  const [comments, drafts] = [new SlowComments(content), tab()];
  const store = new CommentsStore(comments, drafts, new PostPatchesStore(), aTalk, anOutbox(comments, drafts, session));
  await store.open('p1');
  return { content, comments, drafts, store, own, tab, listed: () => store.list.roots.map((each) => each.content) };
}

function commentIn({ comments }: FakeContent, commentId: string): Comment {
  const found = comments.find((each) => each.commentId === commentId);
  if (!found) throw new Error(`There is no comment ${commentId}.`);
  return found;
}

type World = Awaited<ReturnType<typeof backend>>;

/** Sends a comment and runs the test's action before the answer. */
async function send({ comments, drafts, store }: World, meanwhile: () => unknown): Promise<void> {
  drafts.type(place, first);
  const sending = store.send({ postId: 'p1' }, first, under);
  await meanwhile();
  comments.answer();
  await sending;
}

describe('a comment that arrives (R-073)', () => {
  it('is listed first, and its draft is gone', async () => {
    const opened = await backend();
    await send(opened, () => undefined);
    expect([opened.listed(), opened.drafts.textAt(place), opened.tab().drafts]).toEqual([[first, 'As it stood.'], '', {}]);
  });

  it('is sent once by a double press, and nothing is said to have failed', async () => {
    const opened = await backend();
    const { comments, store } = opened;
    let writes = 0;
    const write = comments.write.bind(comments);
    comments.write = async (...given) => {
      writes++;
      return write(...given);
    };
    await send(opened, () => void store.send({ postId: 'p1' }, first, under));
    expect([writes, opened.listed(), store.sending.state.status]).toEqual([1, [first, 'As it stood.'], 'SUCCESS']);
  });

  it('is not listed below another post, to which its author went meanwhile', async () => {
    const opened = await backend();
    await send(opened, () => opened.store.open('p2'));
    expect([opened.listed(), opened.store.justWritten]).toEqual([[], undefined]);
  });

  it('leaves what was typed on meanwhile, which can become its words', async () => {
    const opened = await backend();
    const { drafts, store, content } = opened;
    await send(opened, () => drafts.type(place, later));
    const commentId = store.alreadyPostedAt(place) ?? '';
    expect([drafts.textAt(place), content.comments.find((each) => each.commentId === commentId)?.content]).toEqual([later, first]);
    await store.changeAlreadyPosted(commentIn(content, commentId), place);
    expect([opened.listed(), drafts.textAt(place), store.alreadyPostedAt(place)]).toEqual([[later, 'As it stood.'], '', undefined]);
    expect(store.justWritten).toBe(commentId);
  });

  it('leaves what was typed on meanwhile in another tab', async () => {
    const opened = await backend();
    await send(opened, () => {
      const other = opened.tab();
      other.find();
      other.type(place, later);
    });
    const reopened = opened.tab();
    reopened.find();
    expect([opened.drafts.textAt(place), reopened.textAt(place)]).toEqual([later, later]);
  });
});

describe('a comment that is changed', () => {
  it('is saved if it arrived although its answer was lost, and its draft goes', async () => {
    const { drafts, store, comments, own, listed } = await backend();
    const key = editKeyOf('m1');
    store.write(key);
    drafts.type(key, first);
    comments.answer();
    await comments.change('m1', { version: own.version, content: first });
    await store.change(own, first);
    expect([listed(), store.openFormKey, drafts.textAt(key), store.changing.state.status]).toEqual([[first], undefined, '', 'IDLE']);
  });

  it('is saved over its own earlier words whose answer was lost, and over nobody else’s', async () => {
    const { drafts, store, comments, own, listed } = await backend();
    const { change } = comments;
    comments.answer();
    comments.change = (commentId, edit) => change.call(comments, commentId, edit).then(() => Promise.reject(new Failure('offline')));
    drafts.type(editKeyOf('m1'), first);
    await store.change(own, first);
    comments.change = change;
    await store.change(own, later);
    expect([listed(), store.changing.state.status]).toEqual([[later], 'SUCCESS']);
    await comments.change('m1', { version: own.version + 2, content: first });
    await store.change({ ...own, version: own.version + 2 }, 'Mine.');
    expect(store.changing.state).toMatchObject({ status: 'FAILURE', failure: { code: 'CHANGED_MEANWHILE' } });
  });

  it('leaves what was typed on meanwhile, when it takes the words of a draft', async () => {
    const opened = await backend();
    const { drafts, store, comments, own } = opened;
    drafts.type(place, first);
    const changing = store.changeAlreadyPosted(own, place);
    drafts.type(place, later);
    comments.answer();
    expect([await changing, drafts.textAt(place), store.alreadyPostedAt(place)]).toEqual([false, later, 'm1']);
  });

  it.each([
    ['shuts its form', first, undefined],
    ['leaves what was typed on meanwhile in its form', later, editKeyOf('m1')],
  ])('%s', async (_title, typed, open) => {
    const { drafts, store, comments, own, listed } = await backend();
    const key = editKeyOf('m1');
    store.write(key);
    drafts.type(key, first);
    const changing = store.change(own, first);
    drafts.type(key, typed);
    comments.answer();
    await changing;
    expect([listed(), store.openFormKey, drafts.textAt(key)]).toEqual([[first], open, open ? later : '']);
  });
});
