import { describe, expect, it } from 'vitest';
import { leftBehindName } from '#core/personas/author.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { MutedHere } from './muted-here.ts';

const by = (name: string, profileType = 'ANONYMOUS') => ({ author: { profileType, name }, isMine: false });
const pomelo = { muteId: 'u1', kind: 'MUTE', author: by('Ruby Pomelo').author };
const executive = { muteId: 'u2', kind: 'BLOCK', resourceId: 'p2', author: by('Support executive at a payments company', 'DESIGNATION').author };
const byExecutive = by('Support executive at a payments company', 'DESIGNATION');

/** Mutes read with key `k`, where a missing list means a lost answer. */
async function muted(items: readonly object[] | undefined, storage = new FakeUserStorage()) {
  const here = new MutedHere(storage, async () => {
    if (!items) throw new Error('The answer was lost');
    return { items };
  });
  await here.read('k');
  return { here, storage };
}

const idsOf = (page: unknown): readonly unknown[] => (page as { items: readonly { postId: string }[] }).items.map(({ postId }) => postId);

describe('what a made-up name has muted, on its device (R-072, F-07)', () => {
  it('is left out of lists: all by a name, but one thing by a designation', async () => {
    const { here } = await muted([pomelo, executive]);
    const items = [
      { postId: 'p1', ...by('Ruby Pomelo') },
      { postId: 'p2', ...byExecutive },
      { postId: 'p3', ...byExecutive },
      { postId: 'p4', ...by('Ruby Pomelo', 'DESIGNATION') },
    ];
    expect(idsOf(here.leftOutOf({ items, next: 'n' }))).toEqual(['p3', 'p4']);
    expect(here.areLeftOut).toBe(true);
    here.drop('u1');
    expect(idsOf(here.leftOutOf({ items }))).toEqual(['p1', 'p3', 'p4']);
  });

  it('leaves an empty place for a comment with replies, and nothing for one without', async () => {
    const { here } = await muted([pomelo]);
    const comment = (commentId: string, name: string, repliesCount = 0) => ({ commentId, repliesCount, content: 'Is that so?', mentions: [], ...by(name) });
    const replies = [comment('c2', 'Ruby Pomelo'), comment('c3', 'Brave Kite')];
    const page = here.leftOutOf({ items: [{ ...comment('c1', 'Ruby Pomelo', 2), replies }, comment('c4', 'Ruby Pomelo')] });
    expect(page).toMatchObject({ items: [{ commentId: 'c1', author: null, content: '', replies: [{ commentId: 'c3', content: 'Is that so?' }] }] });
    expect(here.leftOutOf({ comment: comment('c4', 'Ruby Pomelo') })).toMatchObject({ comment: { author: null, content: '' } });
  });

  it('leaves out neither one’s own, nor what all wrote who left', async () => {
    const { here } = await muted([pomelo, { ...pomelo, muteId: 'u3', author: by(leftBehindName).author }]);
    expect(
      idsOf(
        here.leftOutOf({
          items: [
            { postId: 'p1', ...by('Ruby Pomelo'), isMine: true },
            { postId: 'p2', ...by(leftBehindName) },
          ],
        }),
      ),
    ).toEqual(['p1', 'p2']);
    expect(here.areLeftOut).toBe(false);
  });

  it('is as it was read last where no answer comes, and nothing for another key', async () => {
    const { storage } = await muted([pomelo]);
    const { here } = await muted(undefined, storage);
    const page = { items: [{ postId: 'p1', ...by('Ruby Pomelo') }] };
    expect(idsOf(here.leftOutOf(page))).toEqual([]);
    await here.read('another');
    expect(idsOf(here.leftOutOf(page))).toEqual(['p1']);
  });
});
