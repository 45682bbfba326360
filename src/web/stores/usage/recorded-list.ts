import { makeAutoObservable } from 'mobx';
import type { RecordedEvent } from '#core/usage/recorded-call.ts';
import type { RecordedStore } from './recorded-store.ts';
import type { UsageBuffer } from './usage-buffer.ts';

interface NumberedEvent extends RecordedEvent {
  readonly number: number;
}

/** List under "What we recorded": unsent events before sent ones, newest first. */
export class RecordedList {
  isDeleted = false;
  readonly #recorded: RecordedStore;
  readonly #buffer: UsageBuffer;

  constructor(recorded: RecordedStore, buffer: UsageBuffer) {
    this.#recorded = recorded;
    this.#buffer = buffer;
    makeAutoObservable(this);
  }

  get events(): readonly NumberedEvent[] {
    const unsent = this.#buffer.waiting.map(({ count, at }) => ({ kind: 'counts', sent: { ...count }, at, outcome: 'unsent' }) as const);
    const all = [...unsent.toReversed(), ...this.#recorded.events];
    return all.map((event, at) => ({ ...event, number: all.length - at }));
  }

  clear(): void {
    this.#recorded.clear();
    this.#buffer.drop();
    this.isDeleted = true;
  }
}
