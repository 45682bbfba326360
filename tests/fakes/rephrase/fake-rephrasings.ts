import { cleaned } from '#core/rephrase/cleaner.ts';
import type { RephraseDraft, RephraseOutcome, Rephrasing, Rephrasings } from '#core/rephrase/rephrasings.ts';
import type { Failure } from '#core/failure.ts';

/** The cleaner by itself; or whatever outcome the test asks for. */
export class FakeRephrasings implements Rephrasings {
  outcome: RephraseOutcome | undefined;
  problem: Failure | undefined;

  async rephrase(draft: RephraseDraft): Promise<Rephrasing> {
    if (this.problem) throw this.problem;
    const found = cleaned(draft);
    const responseType = this.outcome ?? (found.isText ? 'VALID' : 'JUNK');
    return responseType === 'VALID' && found.isText
      ? { responseType, title: found.title, description: found.description, by: 'cleaner' }
      : { responseType, title: '', description: '', by: 'cleaner' };
  }
}
