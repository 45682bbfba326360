import { makeAutoObservable, reaction } from 'mobx';
import { namePlace, type NameFacts, type NamePlace, type NamePlaces } from '#core/persona-keys/name-place.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The place of the member's made-up name. As long as it is unknown, also whose it is, nothing is claimed. */
export class NamePlaceStore {
  readonly #reading: Request<NameFacts>;
  readonly #session: SessionStore;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(places: NamePlaces, session: SessionStore, news: NameNewsStore) {
    this.#reading = new Request(() => places.here());
    this.#session = session;
    makeAutoObservable(this);
    reaction(
      () => news.changes,
      () => this.#reading.state.status !== 'IDLE' && void this.#ask(),
    );
  }

  get place(): NamePlace | undefined {
    const { member } = this.#session;
    return this.#reading.value && member && namePlace(this.#reading.value, member.isWriter);
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
