import type { RephraseDraft, Rephrasing } from './rephrasings.ts';

/** The result of rephrasing a draft, before limits. */
export type Rephrased = Pick<Rephrasing, 'title' | 'description' | 'by'> & { readonly responseType: 'VALID' | 'JUNK' | 'UNKNOWN' };

/** The rephrasers of drafts for an installation: rules or a language model. */
export abstract class Rephrasers {
  /** Whether a language model is behind it. Where none is, rephrasing is not offered. */
  abstract readonly isModel: boolean;
  abstract rephrase(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Rephrased>;
}
