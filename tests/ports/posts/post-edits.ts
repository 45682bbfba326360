import { expect, it } from 'vitest';
import { aDraft, anEdit, offerFacts } from '#tests/content.ts';
import type { OpenPosts, OpenedPosts } from './open-posts.ts';
import { opened, published } from './posts.ts';

/** Promises of edits, and of sending again after a deletion. */
export function editsPosts(open: OpenPosts): void {
  it('is not published again once its author deleted it, and says so (B-13)', async () => {
    const { ports, place } = await opened(open);
    const draft = aDraft(place);
    const existingId = await published(ports, draft);
    await ports.posts.remove(existingId);
    await expect(ports.posts.create(draft)).rejects.toMatchObject({ kind: 'conflict', code: 'SUBMISSION_DELETED', existingId });
    expect((await ports.feeds.mine()).items).toEqual([]);
  });

  it('changes a post only from the version that was read (B-20)', async () => {
    const { ports, place } = await opened(open);
    const id = await published(ports, aDraft(place));
    const changed = await ports.posts.change(id, anEdit({ title: 'Solved', content: 'The letter <i>came</i> today.' }));
    expect(changed).toMatchObject({ version: 2, title: 'Solved', content: 'The letter came today.', isEdited: true });
    await expect(ports.posts.change(id, anEdit({ title: 'x', content: 'Late words of another tab.' }))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'CHANGED_MEANWHILE',
    });
    await expect(ports.posts.change(id, anEdit({ version: 2, content: 'You are an idiot' }))).rejects.toMatchObject({ code: 'TEXT_ABUSIVE' });
    expect((await ports.posts.at(id)).post?.version).toBe(2);
  });

  it.each([
    ['a text', async () => ({}), false],
    ['a poll', async () => ({ poll: { options: ['None', 'Three'], days: 7 } }), true],
    ['offers', async ({ offers }: OpenedPosts) => ({ profileType: 'DESIGNATION' as const, salaryIds: [(await offers.save(offerFacts())).offerId] }), true],
  ] as const)('leaves a text to %s that is changed, and the title that it needs (R-062)', async (_kind, partsIn, needsTitle) => {
    const { ports, place } = await opened(open);
    const id = await published(ports, aDraft(place, { ...(await partsIn(ports)), title: 'Three months' }));
    const refused = { kind: 'invalid', code: 'RULE_BROKEN' };
    await expect(ports.posts.change(id, anEdit({ title: null, content: ' <b></b> ' }))).rejects.toMatchObject(refused);
    const untitled = ports.posts.change(id, anEdit({ title: null, content: 'They held it.' }));
    if (needsTitle) await expect(untitled).rejects.toMatchObject(refused);
    else expect(await untitled).toMatchObject({ title: null, content: 'They held it.', version: 2 });
    expect((await ports.posts.at(id)).post).toMatchObject(needsTitle ? { title: 'Three months', version: 1 } : { version: 2 });
    expect(await ports.posts.change(id, anEdit({ title: 'Solved', content: '', version: needsTitle ? 1 : 2 }))).toMatchObject({ title: 'Solved', content: '' });
  });
}
