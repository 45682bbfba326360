import { makeAutoObservable, reaction } from 'mobx';
import { modeHere, type ModeFacts, type ModeHere, type PersonaModes } from '#core/persona-keys/persona-mode.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The mode in which the made-up name of the member is kept. As long as it is unknown, also whose it is, nothing is claimed. */
export class PersonaModeStore {
  readonly #reading: Request<ModeFacts>;
  readonly #session: SessionStore;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(modes: PersonaModes, session: SessionStore, news: NameNewsStore) {
    this.#reading = new Request(() => modes.here());
    this.#session = session;
    makeAutoObservable(this);
    reaction(
      () => news.changes,
      () => this.#reading.state.status !== 'IDLE' && void this.#ask(),
    );
  }

  get mode(): ModeHere | undefined {
    const { member } = this.#session;
    return this.#reading.value && member && modeHere(this.#reading.value, member.isWriter);
  }

  /** Asks once, and again when the name has changed; a note that comes and goes with the answer would ask for ever. */
  async read(): Promise<void> {
    const { status } = this.#reading.state;
    if (status !== 'SUCCESS') await (status === 'LOADING' ? this.#asked : this.#ask());
  }

  #ask(): Promise<unknown> {
    this.#asked = this.#reading.send();
    return this.#asked;
  }
}
