import type { Credit } from '#core/texts/credit.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import { Request } from '../requests/request.ts';

export class CreditsStore {
  readonly credits: Request<readonly Credit[]>;

  constructor(texts: InstanceTexts) {
    this.credits = new Request(() => texts.credits());
  }
}
