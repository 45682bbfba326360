import { describe, expect, it } from 'vitest';
import { blank } from '#core/composer/writing.ts';
import { Failure } from '#core/failure.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeLaterRequests } from '#tests/fakes/persona-keys/fake-later-requests.ts';
import { FakePosts } from '#tests/fakes/posts/fake-posts.ts';
import { aMember } from '#tests/members.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { KeptWritings } from '../composer/kept-writings.ts';
import { SentNamesStore } from '../content/sent-names-store.ts';
import { PostOutboxStore } from './post-outbox-store.ts';
import { publishKept } from './publish-kept.ts';

const early = new Failure('offline', 'early', { code: nameWaits });
const keyOf = (at: number) => `submission-key-${String(at).padStart(4, '0')}`;

async function device(titles: readonly string[]) {
  const community = aCommunity();
  const content = new FakeContent([community]);
  const [storage, turns, posts] = [new FakeUserStorage(), new FakeTurns(), new FakePosts(content)];
  const later = new FakeLaterRequests();
  const page = async (userId = 'me') => {
    const { session, clock } = await aSignedInMember({ member: aMember({ userId }) });
    const kept = new KeptWritings(storage, clock);
    const names = new SentNamesStore(storage);
    const outbox = new PostOutboxStore(storage, turns, session, names, clock, later, (writing, shown) => publishKept(posts, writing, shown));
    return { outbox, kept, names };
  };
  const { kept } = await page();
  titles.forEach((title, at) => kept.hold('me', { ...blank(keyOf(at)), title, inputText: title, selectedCommunity: community }));
  const stands = () => content.posts.map(({ title }) => title).toReversed();
  return { content, posts, page, stands, later };
}

describe('posts that wait for a made-up name (F-07, R-061)', () => {
  it('stay under no name until it has begun, and then go out in order', async () => {
    const { content, page, stands } = await device(['One', 'Two']);
    const { outbox, names } = await page();
    content.problem = early;
    await outbox.send();
    expect([stands(), outbox.waiting.map(({ text }) => text), names.found(keyOf(0))]).toEqual([[], ['One', 'Two'], undefined]);
    content.problem = undefined;
    await outbox.send();
    expect([stands(), outbox.waiting, outbox.arrived]).toEqual([['One', 'Two'], [], content.posts[0]?.postId]);
  });

  it('are neither lost nor sent twice over twenty cut lines and closed tabs', async () => {
    const { posts, page, stands } = await device(['One', 'Two', 'Three']);
    const create = posts.create.bind(posts);
    let cuts = 0;
    posts.create = async (draft) => {
      const isAnswered = cuts >= 20;
      cuts++;
      // Every other line is cut before the server has it, the rest before its answer is here.
      if (isAnswered || cuts % 2 === 0) {
        const answer = await create(draft);
        if (isAnswered) return answer;
      }
      throw new Failure('offline');
    };
    for (let visit = 0; visit < 20; visit++) await Promise.all([(await page()).outbox.send(), (await page()).outbox.send()]);
    const { outbox } = await page();
    await outbox.send();
    expect([stands(), outbox.waiting]).toEqual([['One', 'Two', 'Three'], []]);
  });

  it('are no draft of the composer, until one is taken back or was refused', async () => {
    const { posts, page, stands, later } = await device(['One', 'Two']);
    const { outbox, kept } = await page();
    expect([kept.newPost('me'), kept.changes('me')]).toEqual([undefined, []]);
    outbox.takeBack(keyOf(0));
    expect([kept.newPost('me')?.title, outbox.waiting.map(({ text }) => text), later.withdrawn]).toEqual(['One', ['Two'], [keyOf(0)]]);
    kept.drop('me', blank(keyOf(0)));
    posts.refusal = { refusal: 'COMMUNITY_CLOSED', message: 'Closed.' };
    await outbox.send();
    expect([kept.newPost('me')?.title, outbox.waiting, outbox.refused, stands()]).toEqual(['Two', [], 1, []]);
  });

  it('are those of their own member alone', async () => {
    const { page, stands } = await device(['One']);
    const { outbox } = await page('somebody-else');
    await outbox.send();
    expect([stands(), outbox.waiting]).toEqual([[], []]);
  });
});
