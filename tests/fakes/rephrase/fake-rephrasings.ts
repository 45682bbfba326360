import { postLimits } from '#core/content/post-limits.ts';
import { Failure } from '#core/failure.ts';
import { cleaned } from '#core/rephrase/cleaner.ts';
import { isEnough, type RephraseDraft, type RephraseOutcome, type Rephraser, type Rephrasing, type Rephrasings } from '#core/rephrase/rephrasings.ts';

/** Rephrases by the cleaner alone, a few times per draft, or as the test says. */
export class FakeRephrasings implements Rephrasings {
  outcome: RephraseOutcome | undefined;
  problem: Failure | undefined;
  by: Rephraser = 'cleaner';
  readonly #uses = new Map<string, number>();

  async rephrase(draft: RephraseDraft): Promise<Rephrasing> {
    if (this.problem) throw this.problem;
    if (!isEnough(draft)) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const found = cleaned(draft);
    const responseType = this.outcome ?? this.#limitReached(draft) ?? (found.isText ? 'VALID' : 'JUNK');
    return responseType === 'VALID' && found.isText
      ? { responseType, title: found.title, description: found.description, by: this.by }
      : { responseType, title: '', description: '', by: this.by };
  }

  #limitReached({ submissionKey }: RephraseDraft): RephraseOutcome | undefined {
    if (submissionKey === undefined) return undefined;
    const uses = (this.#uses.get(submissionKey) ?? 0) + 1;
    this.#uses.set(submissionKey, uses);
    return uses > postLimits.rephrasings ? 'POST_LIMIT_EXCEEDED' : undefined;
  }
}
