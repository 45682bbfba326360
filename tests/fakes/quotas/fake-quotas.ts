import { leftAfter, resetAfter, type Quotas, type QuotasLeft } from '#core/quotas/quotas.ts';
import { dayOf } from '#core/figures/ago.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

/** Remaining quotas, with all content counted as of today. No language model. */
export class FakeQuotas extends OverContent implements Quotas {
  set: Partial<QuotasLeft> = {};

  async left(): Promise<QuotasLeft> {
    this.content.ask('member');
    const { posts, comments } = this.content;
    return {
      posts: leftAfter('posts', posts.filter(({ isMine }) => isMine).length),
      comments: leftAfter('comments', comments.filter(({ isMine }) => isMine).length),
      reports: leftAfter('reports', 0),
      uploads: leftAfter('uploads', 0),
      rephrasings: leftAfter('rephrasings', 0),
      rephrasedBy: 'cleaner',
      resetsAt: resetAfter(dayOf(Date.UTC(2026, 10, 20))),
      ...this.set,
    };
  }
}
