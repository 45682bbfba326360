import { makeAutoObservable } from 'mobx';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import type { SimilarCompany } from '#core/followers/similar-company.ts';
import { Request } from '../requests/request.ts';

/** Similar companies for thin pages, left out if unavailable. */
export class SimilarStore {
  #urlName = '';
  readonly similar: Request<readonly SimilarCompany[], [urlName: string]>;

  constructor(neighbours: CompanyNeighbours) {
    this.similar = new Request((urlName) => neighbours.of(urlName));
    makeAutoObservable(this, { similar: false });
  }

  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.#urlName;
    this.#urlName = urlName;
    await (isElsewhere ? this.similar.send(urlName) : this.similar.sendOnce(urlName));
  }
}
