import { cleaned } from '#core/rephrase/cleaner.ts';
import type { RephraseDraft, Rephrasing } from '#core/rephrase/rephrasings.ts';

/** The result of rephrasing a draft, before limits. */
export type Rephrased = Pick<Rephrasing, 'title' | 'description' | 'by'> & { readonly responseType: 'VALID' | 'JUNK' | 'UNKNOWN' };

/** Rephrases a draft: by rules or by a language model. */
export abstract class Rephraser {
  /** Whether a language model is behind it. Where none is, rephrasing is not offered. */
  abstract readonly isModel: boolean;
  abstract rephrase(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Rephrased>;
}

/** The cleaner of the core, where no language model is set up. It is no AI and does not say that it is. */
export class CleaningRephraser implements Rephraser {
  readonly isModel = false;

  async rephrase(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Rephrased> {
    const found = cleaned(draft);
    return found.isText
      ? { responseType: 'VALID', title: found.title, description: found.description, by: 'cleaner' }
      : { responseType: 'JUNK', title: '', description: '', by: 'cleaner' };
  }
}
