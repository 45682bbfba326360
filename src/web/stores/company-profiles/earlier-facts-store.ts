import type { DeskFacts, FactHistory } from '#core/company-desk/desk-facts.ts';
import { Request } from '../requests/request.ts';

/** Every wording of a company's facts. */
export class EarlierFactsStore {
  urlName = '';
  readonly history: Request<readonly FactHistory[], [urlName: string]>;

  constructor(facts: DeskFacts) {
    this.history = new Request((urlName) => facts.history(urlName));
  }

  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    await (isElsewhere ? this.history.send(urlName) : this.history.sendOnce(urlName));
  }
}
