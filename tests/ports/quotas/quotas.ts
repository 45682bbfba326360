import { expect, it } from 'vitest';
import { dailyLimits } from '#core/content/post-limits.ts';
import { aDraft, anId } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened, published } from '#tests/ports/posts/posts.ts';

export function keepsQuotas(open: OpenPosts): void {
  it('tells what is left of each after a use, and when they begin again (API6)', async () => {
    const { ports, place } = await opened(open);
    const before = await ports.quotas.left('ANONYMOUS');
    expect(before).toMatchObject({ posts: dailyLimits.posts, comments: dailyLimits.comments, reports: dailyLimits.reports, uploads: dailyLimits.uploads });
    const postId = await published(ports, aDraft(place));
    await ports.comments.write(postId, { submissionKey: anId('s'), content: 'Ask for it by mail.', profileType: 'ANONYMOUS' });
    await ports.comments.write(postId, { submissionKey: anId('s'), content: 'And keep a copy.', profileType: 'ANONYMOUS' });
    const after = await ports.quotas.left('ANONYMOUS');
    expect([after.posts, after.comments, after.reports]).toEqual([dailyLimits.posts - 1, dailyLimits.comments - 2, dailyLimits.reports]);
    expect(new Date(after.resetsAt).toISOString()).toMatch(/T18:30:00.000Z$/);
  });

  it('tells how many rephrasings are left, and what makes them (R-069)', async () => {
    const { ports } = await opened(open);
    expect(await ports.quotas.left()).toMatchObject({ rephrasings: dailyLimits.rephrasings, rephrasedBy: 'cleaner' });
  });
}
