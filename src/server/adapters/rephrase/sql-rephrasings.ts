import { Failure } from '#core/failure.ts';
import { dailyLimits, postLimits } from '#core/content/post-limits.ts';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import { isEnough, type RephraseDraft, type RephraseOutcome, type Rephrasing, type Rephrasings } from '#core/rephrase/rephrasings.ts';
import { countUse } from '../caller/daily-quota.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlRephrasings implements Rephrasings {
  readonly #scope: PseudonymScope;
  readonly #rephrasers: Rephrasers;

  constructor(scope: PseudonymScope, rephrasers: Rephrasers) {
    this.#scope = scope;
    this.#rephrasers = rephrasers;
  }

  async rephrase(draft: RephraseDraft): Promise<Rephrasing> {
    const scope = await this.#scope.writer();
    if (!isEnough(draft)) throw new Failure('invalid', 'Write at least 20 characters to rephrase.', { code: 'RULE_BROKEN' });
    const reached = await limitReached(scope, draft.submissionKey);
    return reached === undefined ? this.#rephrasers.rephrase(draft) : { responseType: reached, title: '', description: '', by: 'cleaner' };
  }
}

async function limitReached(scope: PseudonymScope, submissionKey: string | undefined): Promise<RephraseOutcome | undefined> {
  if (submissionKey !== undefined && (await countUse(scope.db, scope, 'rephrasings', submissionKey)) > postLimits.rephrasings) return 'POST_LIMIT_EXCEEDED';
  return (await countUse(scope.db, scope, 'rephrasings')) > dailyLimits.rephrasings ? 'USER_LIMIT_EXCEEDED' : undefined;
}
