import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contributed } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { Request } from '../requests/request.ts';

const isNamed = ({ thingId }: ContributionKey, changed: string): boolean => thingId === changed;

/** The contributions of one kind that stand already where a form of it is opened: those of this device, and among them the one that is changed. */
export class ExistingContributions<Own extends object> {
  /** What is changed, as the URL names it; nothing for a new one. */
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

  /** Asks the device for its keys, and by that of what is changed for the state of it. */
  async ask(changed: string | null): Promise<void> {
    this.changed = changed;
    const local = await this.#contributed.local();
    runInAction(() => (this.local = local));
    const { key } = this;
    if (key) await this.own.send(key.publicKey);
    else this.own.forget();
  }

  /** The key of what is changed, if this device holds it. */
  get key(): ContributionKey | undefined {
    const { changed } = this;
    return changed === null ? undefined : this.local.find((key) => this.#isBy(key, changed));
  }

  /** Whether what is to be changed could not be fetched. */
  get isUnknown(): boolean {
    return this.own.state.status === 'FAILURE';
  }

  /** Whether what is to be changed is not this device’s, or is gone. */
  get isMissing(): boolean {
    return this.changed !== null && !this.isUnknown && !this.own.value;
  }

  /** The one of a company that was begun on this device, with what pays for it, and did not arrive. */
  begun(company: string): ContributionKey | undefined {
    return this.local.find(({ about, thingId, token }) => thingId === undefined && about === company && token !== undefined);
  }

  /** The one that was sent from here of a company, where it is not changed. */
  of(company: string): ContributionKey | undefined {
    return this.changed === null ? this.local.find(({ about, thingId }) => thingId !== undefined && about === company) : undefined;
  }
}
