import { cleaned } from '#core/rephrase/cleaner.ts';
import type { Rephrased, Rephrasers } from '#core/rephrase/rephrasers.ts';
import type { RephraseDraft } from '#core/rephrase/rephrasings.ts';

/** Rule-based fallback without a language model, never labelled as AI. */
export class CleanerRephrasers implements Rephrasers {
  readonly isModel = false;

  async rephrase(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Rephrased> {
    const found = cleaned(draft);
    return found.isText
      ? { responseType: 'VALID', title: found.title, description: found.description, by: 'cleaner' }
      : { responseType: 'JUNK', title: '', description: '', by: 'cleaner' };
  }
}
