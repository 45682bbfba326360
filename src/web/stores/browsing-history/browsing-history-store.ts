import { makeAutoObservable } from 'mobx';
import type { BrowsedCompany, BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { Request } from '../requests/request.ts';

export class BrowsingHistoryStore {
  readonly list: Request<readonly BrowsedCompany[]>;
  readonly #forgetting: Request<void, [urlName: string]>;
  readonly #clearing: Request<void>;

  constructor(histories: BrowsingHistories) {
    this.list = new Request(() => histories.list());
    this.#forgetting = new Request((urlName) => histories.forget(urlName));
    this.#clearing = new Request(() => histories.clear());
    makeAutoObservable(this, { list: false });
  }

  get isOpen(): boolean {
    return this.list.state.status !== 'IDLE';
  }

  async open(): Promise<void> {
    await this.list.renew();
  }

  async forget(urlName: string): Promise<void> {
    await this.#forgetting.send(urlName);
    await this.open();
  }

  async clear(): Promise<void> {
    await this.#clearing.send();
    await this.open();
  }
}
