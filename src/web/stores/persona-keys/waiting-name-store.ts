import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { settled } from '../requests/request.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';

/** The time after which a name is asked for again where no answer came. */
const againMs = 5 * minuteMs;

/** The span within which the first look is drawn: a name whose moment has passed does not begin just as the page opens, which renews the session. */
const openingMs = 5 * minuteMs;

/** Lets a made-up name begin that was chosen here, at the moment that was drawn for it, or with the first page that is opened after that (F-07). */
export class WaitingNameStore {
  readonly #personas: Pick<AnonymousPersonas, 'makeWaiting'>;
  readonly #news: NameNewsStore;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #chance: () => number;

  constructor(personas: Pick<AnonymousPersonas, 'makeWaiting'>, news: NameNewsStore, clock: Pick<Clock, 'after'>, chance: () => number) {
    this.#personas = personas;
    this.#news = news;
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Begins, and looks again whenever a name was chosen or changed here; the answer ends it. */
  start(): () => void {
    let [isOver, cancel] = [false, (): void => undefined];
    const look = async (): Promise<void> => {
      const answered = await settled(this.#personas.makeWaiting());
      const wait = answered.status === 'SUCCESS' ? answered.value : { afterMs: againMs };
      cancel();
      if (!isOver && typeof wait === 'object') cancel = this.#clock.after(wait.afterMs, () => void look());
    };
    const ignore = reaction(
      () => this.#news.changes,
      () => void look(),
    );
    cancel = this.#clock.after(this.#chance() * openingMs, () => void look());
    return () => {
      isOver = true;
      ignore();
      cancel();
    };
  }
}
