import { describe, expect, it } from 'vitest';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { TextsByOwner } from './texts-by-owner.ts';
import { UnsentWords } from './unsent-words.ts';

const session = (pageOf: string | undefined, isSignedIn = pageOf !== undefined) => ({ pageOf, isSignedIn });

/** Two members with drafts below one post, where Ann’s session ended as she sent hers. */
async function sentInVain() {
  const storage = new FakeUserStorage();
  const comments = new TextsByOwner(storage, 'notes', 9);
  for (const owner of ['ann', 'bob']) comments.put(owner, 'post.p1', { text: `Words of ${owner}` });
  const unsent = new UnsentWords(storage);
  await unsent.during({ draft: 'notes', key: 'post.p1' }, session('ann', false), async () => undefined);
  return { unsent, storage };
}

describe('the way to words that were sent in vain (R-060)', () => {
  it('leads to those of anyone who pressed the button', async () => {
    expect((await sentInVain()).unsent.texts).toEqual(['Words of ann']);
  });

  it('is forgotten as soon as another is signed in here, and the words stay', async () => {
    const { unsent, storage } = await sentInVain();
    unsent.forgetOthers(session(undefined));
    unsent.forgetOthers(session('ann'));
    expect(unsent.texts).toHaveLength(1);
    unsent.forgetOthers(session('bob'));
    expect([unsent.texts, Object.keys(Object(storage.read('notes')))]).toEqual([[], ['post.p1/ann', 'post.p1/bob']]);
  });

  it('is gone once they have arrived', async () => {
    const { unsent } = await sentInVain();
    await unsent.during({ draft: 'notes', key: 'post.p1' }, session('ann'), async () => undefined);
    expect(unsent.texts).toEqual([]);
  });
});
