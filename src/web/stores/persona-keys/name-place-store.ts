import { makeAutoObservable, reaction } from 'mobx';
import { namePlace, type NameFacts, type NamePlace, type NamePlaces } from '#core/persona-keys/name-place.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Place of the member's made-up name. Nothing is claimed while unknown. */
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

  /** Asks once and after changes only, as requests tied to the answer would loop. */
  async read(): Promise<void> {
    const { status } = this.#reading.state;
    if (status !== 'SUCCESS') await (status === 'LOADING' ? this.#asked : this.#ask());
  }

  #ask(): Promise<unknown> {
    this.#asked = this.#reading.send();
    return this.#asked;
  }
}
