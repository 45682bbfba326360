import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { atQuietMoment } from '../app/quiet-moment.ts';
import { settled } from '../requests/request.ts';

/** The time after which a name is asked for again where no answer came. */
const againMs = 5 * minuteMs;

/** The span within which a look is drawn as the page opens or the device wakes: a name whose moment has passed does not begin just then, as the session is renewed. */
const openingMs = minuteMs;

/** Lets a made-up name begin that was chosen here, at the moment that was drawn for it, or with the first page that is open for a minute after that (F-07). Until then it says which name waits. */
export class WaitingNameStore {
  readonly #personas: Pick<AnonymousPersonas, 'makeWaiting' | 'own' | 'waiting'>;
  readonly #news: NameNewsStore;
  readonly #clock: Clock;
  readonly #chance: () => number;

  constructor(personas: Pick<AnonymousPersonas, 'makeWaiting' | 'own' | 'waiting'>, news: NameNewsStore, clock: Clock, chance: () => number) {
    this.#personas = personas;
    this.#news = news;
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Begins, and looks again whenever a name was chosen or changed here; the answer ends it. */
  start(): () => void {
    let [isOver, cancel] = [false, (): void => undefined];
    const tell = async (): Promise<void> => {
      const [waiting, own] = [await settled(this.#personas.waiting()), await settled(this.#personas.own())];
      if (isOver) return;
      const name = waiting.status === 'SUCCESS' ? waiting.value : undefined;
      if (this.#news.waiting !== undefined && name === undefined && own.status === 'SUCCESS' && own.value) this.#news.begin(own.value);
      this.#news.wait(name);
    };
    const look = async (): Promise<void> => {
      const answered = await settled(this.#personas.makeWaiting());
      const wait = answered.status === 'SUCCESS' ? answered.value : { afterMs: againMs };
      cancel();
      if (!isOver && typeof wait === 'object') cancel = this.#at(wait.afterMs, look);
    };
    const ignore = reaction(
      () => this.#news.changes,
      () => {
        void tell();
        void look();
      },
    );
    void tell();
    cancel = this.#at(this.#chance() * openingMs, look);
    return () => {
      isOver = true;
      ignore();
      cancel();
      this.#news.wait(undefined);
    };
  }

  #at(afterMs: number, look: () => Promise<void>): () => void {
    return atQuietMoment(this.#clock, { afterMs, spanMs: openingMs, chance: this.#chance }, () => void look());
  }
}
