import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { settled } from '../requests/request.ts';

/** Retry delay after a lost answer. */
const againMs = 5 * minuteMs;

/** Watches if a chosen name has begun, retries lost requests and tells which name waits. */
export class WaitingNameStore {
  readonly #personas: Pick<AnonymousPersonas, 'makeWaiting' | 'own' | 'waiting'>;
  readonly #news: NameNewsStore;
  readonly #clock: Clock;

  constructor(personas: Pick<AnonymousPersonas, 'makeWaiting' | 'own' | 'waiting'>, news: NameNewsStore, clock: Clock) {
    this.#personas = personas;
    this.#news = news;
    this.#clock = clock;
  }

  /** Looks again on every name change. The answer ends it. */
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
      if (isOver) return;
      await tell();
      if (typeof wait === 'object') cancel = this.#clock.after(wait.afterMs, () => void look());
    };
    const ignore = reaction(
      () => this.#news.changes,
      () => {
        void look();
      },
    );
    void look();
    return () => {
      isOver = true;
      ignore();
      cancel();
      this.#news.wait(undefined);
    };
  }
}
