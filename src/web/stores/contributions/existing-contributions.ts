import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contributed } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { Request } from '../requests/request.ts';

const isNamed = ({ thingId }: ContributionKey, changed: string): boolean => thingId === changed;

/** Existing contributions of one kind on this device, with the one being changed. */
export class ExistingContributions<Own extends object> {
  changed: string | null = null;
  local: readonly ContributionKey[] = [];
  readonly own: Request<Own | undefined, [publicKey: string]>;
  readonly #contributed: Pick<Contributed<unknown, Own>, 'local'>;
  readonly #isBy: (key: ContributionKey, changed: string) => boolean;

  constructor(contributed: Pick<Contributed<unknown, Own>, 'local' | 'one'>, isBy: (key: ContributionKey, changed: string) => boolean = isNamed) {
    this.#contributed = contributed;
    this.#isBy = isBy;
    this.own = new Request((publicKey) => contributed.one(publicKey));
    makeAutoObservable(this, { local: observableRef, own: false });
  }

  async ask(changed: string | null): Promise<void> {
    this.changed = changed;
    const local = await this.#contributed.local();
    runInAction(() => (this.local = local));
    const { key } = this;
    if (key) await this.own.send(key.publicKey);
    else this.own.forget();
  }

  get key(): ContributionKey | undefined {
    const { changed } = this;
    return changed === null ? undefined : this.local.find((key) => this.#isBy(key, changed));
  }

  get isUnknown(): boolean {
    return this.own.state.status === 'FAILURE';
  }

  get isMissing(): boolean {
    return this.changed !== null && !this.isUnknown && !this.own.value;
  }

  /** Begun and paid contribution for a company that never arrived. */
  begun(company: string): ContributionKey | undefined {
    return this.local.find(({ about, thingId, token }) => thingId === undefined && about === company && token !== undefined);
  }

  /** Earlier contribution to a company, unless being changed. */
  of(company: string): ContributionKey | undefined {
    return this.changed === null ? this.local.find(({ about, thingId }) => thingId !== undefined && about === company) : undefined;
  }
}
