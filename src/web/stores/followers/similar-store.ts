import { makeAutoObservable } from 'mobx';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import type { SimilarCompany } from '#core/followers/similar-company.ts';
import { Request } from '../requests/request.ts';

/** Companies like one of which little is known. What cannot be read is left out; the page is whole without it. */
export class SimilarStore {
  #urlName = '';
  readonly similar: Request<readonly SimilarCompany[], [urlName: string]>;

  constructor(neighbours: CompanyNeighbours) {
    this.similar = new Request((urlName) => neighbours.of(urlName));
    makeAutoObservable(this, { similar: false });
  }

  /** Reads the companies like one. Those of the one that is open already are left as they are. */
  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.#urlName;
    this.#urlName = urlName;
    await (isElsewhere ? this.similar.send(urlName) : this.similar.sendOnce(urlName));
  }
}
