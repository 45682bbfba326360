import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import type { KeptWanted, Wanted } from '#core/wanted/wanted.ts';

const name = 'wanted';

/** Keeps through login and joining what someone wanted in this tab. A sign-out or another login ends it. */
export class WantedStore {
  /** Set while something is kept. The lazy area that does it reads whose it is. */
  waits: boolean;
  readonly #storage: TabStorage;
  readonly #clock: Clock;

  constructor(storage: TabStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    this.waits = this.kept !== undefined;
    makeAutoObservable(this, { kept: false });
  }

  /** The wish as the tab gives it back. */
  get kept(): unknown {
    return this.#storage.read(name);
  }

  /** Keeps what a member wants, or what a guest does, in the place of anything before it. */
  keep(wanted: Wanted, owner?: string): void {
    this.#storage.keep(name, { wanted, at: this.#clock.now(), owner } satisfies KeptWanted);
    this.waits = true;
  }

  forget(): void {
    this.#storage.drop(name);
    this.waits = false;
  }
}
