import type { Credit } from '#core/texts/credit.ts';
import type { Texts } from '#core/texts/texts.ts';
import { Request } from '../requests/request.ts';

/** The works of others that ship. */
export class CreditsStore {
  readonly credits: Request<readonly Credit[]>;

  constructor(texts: Texts) {
    this.credits = new Request(() => texts.credits());
  }
}
