import type { BenefitNote } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { OpenedOne } from '../requests/opened-one.ts';

/** Note on a benefit at its own address. */
export class BenefitNoteStore extends OpenedOne<BenefitNote> {
  constructor(benefits: Pick<Benefits, 'note'>) {
    super((id) => benefits.note(id));
  }
}
