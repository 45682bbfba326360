import { describe, expect, it } from 'vitest';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Send } from '#web/adapters/http/interceptor.ts';
import { keyedAnswers } from '#web/adapters/keyed-calls/keyed-answers.ts';
import { keyedCalls } from '#web/adapters/keyed-calls/keyed-calls.ts';
import { fieldOf } from '#web/adapters/keyed-calls/own-things.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aDraft } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aWriter, published } from './keyed-browser.ts';

async function aWorld() {
  const server = await openPersonaServer();
  const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
  const draft = aDraft(server.communities[0]);
  const postId = await published(other, aDraft(server.communities[0], { poll: { options: ['None', 'Three'], days: 7 } }));
  return { writer, draft, postId };
}

describe('a browser that lacks the key of its member (F-07)', () => {
  it('sends nothing that is meant for the made-up name', async () => {
    const { writer, draft, postId } = await aWorld();
    await writer.keys.forget();
    const post = { resourceId: postId, resourceType: 'POST' } as const;
    const comment = { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.', profileType: 'ANONYMOUS' } as const;
    const said = [() => writer.posts.create(draft), () => writer.comments.write(postId, comment), () => writer.mutes.add(post, 'BLOCK', 'ANONYMOUS')];
    const counted = [
      () => writer.votes.cast(post, 'up'),
      () => writer.votes.castAll([{ ...post, voteType: 'up' }]),
      () => writer.polls.choose(postId, 'option'),
      () => writer.posts.requestAnswer(postId),
      () => writer.reports.file({ ...post, reason: 'spam' }),
    ];
    const from = writer.sent.length;
    for (const say of said) await expect(say()).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_AWAY' });
    for (const count of counted) await expect(count()).rejects.toMatchObject({ kind: 'conflict', code: 'VOTE_BY_KEY' });
    expect(writer.sent.slice(from)).toEqual([]);
  });

  it('reports no views, since all posts but one would reveal one’s own', async () => {
    const { writer, postId } = await aWorld();
    await writer.keys.forget();
    const from = writer.sent.length;
    await writer.views.record([postId]);
    expect(writer.sent.slice(from).filter(({ path }) => path.includes('postview'))).toEqual([]);
  });

  it('sends what is meant for another name', async () => {
    const { writer, postId } = await aWorld();
    await writer.keys.forget();
    const from = writer.sent.length;
    const comment = { submissionKey: 'comment-of-a-test-0002', content: 'Thank you all.', profileType: 'DESIGNATION' } as const;
    await writer.comments.write(postId, comment).catch(() => undefined);
    expect(writer.sent.slice(from).map(({ headers }) => headers['cookie'] !== undefined)).toEqual([true]);
  });
});

describe('the number of a draft (F-07)', () => {
  const body = { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.' };

  /** Numbers under which the same draft goes out, by persona. */
  async function numbersOf(storage: FakeUserStorage, profileTypes: readonly ProfileType[]): Promise<readonly unknown[]> {
    const server = await openPersonaServer();
    const { http, keys } = await aWriter(server);
    const sign = signing(keys, server.clock);
    const pictures = { origin: '', fetch, addressFor: () => '' };
    const numbers: unknown[] = [];
    const { take } = keyedCalls({
      keys,
      sign,
      storage,
      away: { send: async () => undefined },
      name: { of: async ({ persona }) => persona, forget: () => undefined },
      ...keyedAnswers(http, sign, pictures, storage),
    });
    const send: Send = async (given) => numbers.push(fieldOf(given.body, 'submissionKey'));
    for (const profileType of profileTypes)
      await take({ operation: 'createComment', facts: { credential: 'speech' } }, { path: { postId: 'p1' }, body: { ...body, profileType } }, send);
    return numbers;
  }

  it('differs between key and session, and is constant however often sent by key', async () => {
    const storage = new FakeUserStorage();
    const [first, second, third] = await numbersOf(storage, ['DESIGNATION', 'ANONYMOUS', 'ANONYMOUS']);
    expect([first, third]).toEqual([body.submissionKey, second]);
    expect(second).toMatch(/^[\da-f]{48}$/);
    expect(second).not.toBe(first);
    expect(await numbersOf(storage, ['ANONYMOUS'])).toEqual([second]);
    expect(await numbersOf(new FakeUserStorage(), ['ANONYMOUS'])).not.toEqual([second]);
  });
});
