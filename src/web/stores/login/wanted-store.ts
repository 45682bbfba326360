import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import type { KeptWanted, Wanted } from '#core/wanted/wanted.ts';

const name = 'wanted';

/** Keeps an intent of this tab through login and joining, until sign-out or another login. */
export class WantedStore {
  waits: boolean;
  readonly #storage: TabStorage;
  readonly #clock: Clock;

  constructor(storage: TabStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    this.waits = this.kept !== undefined;
    makeAutoObservable(this, { kept: false });
  }

  get kept(): unknown {
    return this.#storage.read(name);
  }

  /** Keeps an intent in place of any earlier one. */
  keep(wanted: Wanted, owner?: string): void {
    this.#storage.keep(name, { wanted, at: this.#clock.now(), owner } satisfies KeptWanted);
    this.waits = true;
  }

  forget(): void {
    this.#storage.drop(name);
    this.waits = false;
  }
}
