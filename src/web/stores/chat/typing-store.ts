import { makeAutoObservable, observableRef } from 'mobx';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { LiveLine } from '#core/chat/live-line.ts';
import type { Clock } from '#core/clock.ts';

/** Interval of typing signals, and their display time. */
const tellEveryMs = 2_500;
const shownMs = 5_000;

/** Members typing in the open conversation, never stored. */
export class TypingStore {
  people: readonly string[] = [];
  readonly #line: Pick<LiveLine, 'typing'>;
  readonly #clock: Clock;
  readonly #ends = new Map<string, () => void>();
  #recordedAt = -Infinity;

  constructor(line: Pick<LiveLine, 'typing'>, clock: Clock) {
    this.#line = line;
    this.#clock = clock;
    makeAutoObservable(this, { people: observableRef });
  }

  tell(key: ConversationKey): void {
    if (this.#clock.now() - this.#recordedAt < tellEveryMs) return;
    this.#recordedAt = this.#clock.now();
    this.#line.typing(key);
  }

  heard(personId: string): void {
    this.#ends.get(personId)?.();
    if (!this.people.includes(personId)) this.people = [...this.people, personId];
    this.#ends.set(
      personId,
      this.#clock.after(shownMs, () => this.stopped(personId)),
    );
  }

  stopped(personId: string | null): void {
    if (personId === null || !this.#ends.has(personId)) return;
    this.#ends.get(personId)?.();
    this.#ends.delete(personId);
    this.people = this.people.filter((each) => each !== personId);
  }

  clear(): void {
    for (const end of this.#ends.values()) end();
    this.#ends.clear();
    this.people = [];
    this.#recordedAt = -Infinity;
  }
}
