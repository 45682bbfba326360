import { cleaned } from '#core/rephrase/cleaner.ts';
import type { RephraseDraft, Rephrasing } from '#core/rephrase/rephrasings.ts';

/** What came of a draft, as far as wording it goes. */
export type Worded = Pick<Rephrasing, 'title' | 'description' | 'by'> & { readonly responseType: 'VALID' | 'JUNK' | 'UNKNOWN' };

/** Who words a draft more clearly. */
export abstract class Wordsmith {
  abstract word(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Worded>;
}

/** The cleaner of the core, where no language model is set up. It is no AI and does not say that it is. */
export class CleaningWordsmith implements Wordsmith {
  async word(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Worded> {
    const found = cleaned(draft);
    return found.isText
      ? { responseType: 'VALID', title: found.title, description: found.description, by: 'cleaner' }
      : { responseType: 'JUNK', title: '', description: '', by: 'cleaner' };
  }
}
