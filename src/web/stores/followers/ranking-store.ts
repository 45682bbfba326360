import { makeAutoObservable } from 'mobx';
import type { Badge } from '#core/followers/badge.ts';
import type { Badges } from '#core/followers/badges.ts';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import type { SimilarCompany } from '#core/followers/similar-company.ts';
import { Request } from '../requests/request.ts';

/** How one company is among others: its badges, and companies like it. What cannot be read is left out; the page is whole without it. */
export class RankingStore {
  #urlName = '';
  readonly badges: Request<readonly Badge[], [urlName: string]>;
  readonly similar: Request<readonly SimilarCompany[], [urlName: string]>;

  constructor(badges: Badges, neighbours: CompanyNeighbours) {
    this.badges = new Request((urlName) => badges.at(urlName));
    this.similar = new Request((urlName) => neighbours.of(urlName));
    makeAutoObservable(this, { badges: false, similar: false });
  }

  /** Reads both for a company. Those of the one that is open already are left as they are; a URL that names none asks nothing. */
  async open(urlName: string | undefined): Promise<void> {
    if (!urlName || (this.#urlName === urlName && this.badges.value && this.similar.value)) return;
    this.#urlName = urlName;
    await Promise.all([this.badges.send(urlName), this.similar.send(urlName)]);
  }

  /** Reads the companies like one, without its badges. Those of the one that is open already are left as they are. */
  async openSimilar(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.#urlName;
    this.#urlName = urlName;
    await (isElsewhere ? this.similar.send(urlName) : this.similar.sendOnce(urlName));
  }
}
