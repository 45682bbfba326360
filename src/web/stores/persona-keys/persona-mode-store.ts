import { makeAutoObservable } from 'mobx';
import type { ModeHere, PersonaModes } from '#core/persona-keys/persona-mode.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The mode in which the made-up name of the member is kept. As long as it is unknown, nothing is claimed. */
export class PersonaModeStore {
  readonly #reading: Request<ModeHere>;

  constructor(modes: PersonaModes, session: SessionStore) {
    this.#reading = new Request(() => modes.here(session.member?.isWriter ?? false));
    makeAutoObservable(this);
  }

  get mode(): ModeHere | undefined {
    return this.#reading.value;
  }

  /** Asks, unless it is being asked. */
  async read(): Promise<void> {
    if (this.#reading.state.status !== 'LOADING') await this.#reading.send();
  }
}
