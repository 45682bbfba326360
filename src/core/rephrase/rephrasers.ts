import type { RephraseDraft, Rephrasing } from './rephrasings.ts';

export type Rephrased = Pick<Rephrasing, 'title' | 'description' | 'by'> & { readonly responseType: 'VALID' | 'JUNK' | 'UNKNOWN' };

export abstract class Rephrasers {
  abstract readonly isModel: boolean;
  abstract rephrase(draft: Pick<RephraseDraft, 'title' | 'description'>): Promise<Rephrased>;
}
