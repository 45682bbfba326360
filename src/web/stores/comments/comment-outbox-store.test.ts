import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aTalk } from '#tests/fakes/comments/a-talk.ts';
import { anOutbox } from '#tests/fakes/comments/an-outbox.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { ConnectionStore } from '../app/connection-store.ts';
import { SentNamesStore } from '../content/sent-names-store.ts';
import { PostPatchesStore } from '../posts/post-patches-store.ts';
import { CommentDraftsStore } from './comment-drafts-store.ts';
import { CommentsStore } from './comments-store.ts';

const under = { profileType: 'ANONYMOUS', name: 'Quiet Banyan' } as const;
const place = 'post.p1';

class CountedComments extends FakeComments {
  readonly sent: string[] = [];

  override async write(...args: Parameters<FakeComments['write']>) {
    this.sent.push(args[1].submissionKey);
    return super.write(...args);
  }
}

function device() {
  const community = aCommunity();
  const content = new FakeContent([community], [aPost({ postId: 'p1', community })]);
  content.nameOf = () => under.name;
  const [storage, turns, keys, comments] = [new FakeUserStorage(), new FakeTurns(), new FakeIdempotencyKeys(), new CountedComments(content)];
  const page = async (userId = 'me') => {
    const { session } = await aSignedInMember({ member: aMember({ userId }) });
    const connection = new ConnectionStore(new FakeConnections(), new FakeClock());
    const drafts = new CommentDraftsStore(storage, keys, session, new SentNamesStore(storage));
    const outbox = anOutbox(comments, drafts, session, { turns, connection });
    const store = new CommentsStore(comments, drafts, new PostPatchesStore(), aTalk, outbox);
    await store.open('p1');
    drafts.find();
    return { connection, drafts, outbox, store, session, listed: () => store.list.roots.map((each) => each.content) };
  };
  return { content, comments, storage, page };
}

async function pressedOffline(text = 'Ask HR.') {
  const here = device();
  const page = await here.page();
  page.drafts.type(place, text);
  here.content.problem = new Failure('offline');
  await page.store.send({ postId: 'p1' }, text, under);
  return { ...here, here: page };
}

const written = ({ comments }: FakeContent) => comments.map((comment) => comment.content);
const settled = () => new Promise(setImmediate);

describe('the comments that wait on the device (F-38, B-35)', () => {
  it('go out by themselves when the connection is back, and are listed', async () => {
    const { content, here } = await pressedOffline();
    expect(here.drafts.waitsAt(place)).toBe(true);
    content.problem = undefined;
    runInAction(() => here.connection.returns++);
    await settled();
    expect([written(content), here.listed(), here.drafts.textAt(place)]).toEqual([['Ask HR.'], ['Ask HR.'], '']);
  });

  it('survive the page, and go once from two tabs, with their original key and name', async () => {
    const { content, comments, page } = await pressedOffline();
    content.problem = undefined;
    const tabs = [await page(), await page()];
    await Promise.all(tabs.map(({ outbox }) => outbox.send()));
    expect([written(content), new Set(comments.sent).size, comments.sent.length]).toEqual([['Ask HR.'], 1, 2]);
    expect(tabs.map(({ drafts }) => [drafts.waitsAt(place), drafts.textAt(place)])).toEqual([
      [false, ''],
      [false, ''],
    ]);
  });

  it('are written once where the first answer was lost', async () => {
    const { content, comments, page } = device();
    const here = await page();
    here.drafts.type(place, 'Ask HR.');
    const write = comments.write.bind(comments);
    comments.write = async (...args) => {
      await write(...args);
      throw new Failure('offline');
    };
    await here.store.send({ postId: 'p1' }, 'Ask HR.', under);
    comments.write = write;
    await here.outbox.send();
    expect(written(content)).toEqual(['Ask HR.']);
  });

  it('of a member are never sent as another', async () => {
    const { content, page } = await pressedOffline();
    content.problem = undefined;
    await (await page('another')).outbox.send();
    expect(written(content)).toEqual([]);
    await (await page()).outbox.send();
    expect(written(content)).toEqual(['Ask HR.']);
  });

  it('wait no longer once they are typed on', async () => {
    const { content, here } = await pressedOffline();
    here.drafts.type(place, 'Ask HR. And');
    content.problem = undefined;
    await here.outbox.send();
    expect([written(content), here.drafts.textAt(place), here.drafts.waitsAt(place)]).toEqual([[], 'Ask HR. And', false]);
  });

  it('that are refused say so where they stand, with their words', async () => {
    const { content, comments, here } = await pressedOffline();
    content.problem = new Failure('forbidden', 'COMMENTS_CLOSED');
    await here.outbox.send();
    expect([here.store.outcomeAt(place), here.drafts.textAt(place), here.drafts.waitsAt(place)]).toMatchObject([{ status: 'FAILURE' }, 'Ask HR.', false]);
    await here.outbox.send();
    expect(comments.sent.length).toBe(2);
  });
});
