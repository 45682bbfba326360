import type { QuotaName, Quotas, QuotasLeft } from '#core/quotas/quotas.ts';
import { leftAfter, resetAfter } from '#core/quotas/quotas.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Remaining daily quotas, from the counters of `takeFromQuota`. */
export class SqlQuotas implements Quotas {
  readonly #scope: PseudonymScope;
  readonly #hasModel: boolean;

  constructor(scope: PseudonymScope, { hasModel }: { readonly hasModel: boolean }) {
    this.#scope = scope;
    this.#hasModel = hasModel;
  }

  async left(): Promise<QuotasLeft> {
    const { db, today } = this.#scope;
    const key = (name: QuotaName) => this.#scope.keyFor('use', name);
    const names = ['posts', 'comments', 'reports', 'uploads', 'rephrasings'] as const satisfies readonly QuotaName[];
    const rows = await db.selectFrom('daily_use').select(['key', 'times']).where('used_on', '=', today).where('key', 'in', names.map(key)).execute();
    const leftOf = (name: QuotaName) => leftAfter(name, rows.find((row) => row.key === key(name))?.times ?? 0);
    return {
      posts: leftOf('posts'),
      comments: leftOf('comments'),
      reports: leftOf('reports'),
      uploads: leftOf('uploads'),
      rephrasings: leftOf('rephrasings'),
      rephrasedBy: this.#hasModel ? 'model' : 'cleaner',
      resetsAt: resetAfter(today),
    };
  }
}
