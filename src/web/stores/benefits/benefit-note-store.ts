import { makeAutoObservable } from 'mobx';
import type { BenefitNote } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Request } from '../requests/request.ts';

/** One note about a benefit at its own address. */
export class BenefitNoteStore {
  benefitsId = '';
  readonly note: Request<BenefitNote, [benefitsId: string]>;

  constructor(benefits: Pick<Benefits, 'note'>) {
    this.note = new Request((benefitsId) => benefits.note(benefitsId));
    makeAutoObservable(this, { note: false });
  }

  async open(benefitsId: string): Promise<void> {
    this.benefitsId = benefitsId;
    await this.note.send(benefitsId);
  }
}
