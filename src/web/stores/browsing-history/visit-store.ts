import type { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { Request } from '../requests/request.ts';

/** Records a visit once per stay on a company. */
export class VisitStore {
  readonly #noting: Request<void, [urlName: string]>;
  #noted: string | undefined;

  constructor(histories: BrowsingHistories) {
    this.#noting = new Request((urlName) => histories.note(urlName));
  }

  async note(urlName: string): Promise<void> {
    if (this.#noted === urlName) return;
    this.#noted = urlName;
    await this.#noting.send(urlName);
  }
}
