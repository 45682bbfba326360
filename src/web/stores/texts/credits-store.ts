import type { Credit } from '#core/texts/credit.ts';
import type { HouseTexts } from '#core/texts/house-texts.ts';
import { Request } from '../requests/request.ts';

/** The works of others that ship. */
export class CreditsStore {
  readonly credits: Request<readonly Credit[]>;

  constructor(texts: HouseTexts) {
    this.credits = new Request(() => texts.credits());
  }
}
