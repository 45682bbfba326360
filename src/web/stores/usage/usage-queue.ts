import type { CuratedEvent } from '#core/usage/curated-events.ts';
import type { Events } from '#core/usage/events.ts';
import type { SentCall } from '#core/usage/sent-call.ts';
import type { UsageCount } from '#core/usage/usage-counts.ts';

export interface ScreenArrival {
  readonly route: string;
  readonly path: string;
  readonly search: string;
  readonly at: number;
}

export interface UsageNews {
  readonly count?: UsageCount;
  readonly note?: CuratedEvent;
  readonly call?: SentCall;
  readonly arrival?: ScreenArrival;
}

/** Limit while the counting chunk never loads. */
const mostWaiting = 200;

/** Queues events until the counting chunk loads, then passes them on at once. */
export class UsageQueue implements Events {
  #waiting: UsageNews[] = [];
  #hear: ((news: UsageNews) => void) | undefined;

  count(count: UsageCount): void {
    this.tell({ count });
  }

  note(note: CuratedEvent): void {
    this.tell({ note });
  }

  tell(news: UsageNews): void {
    if (this.#hear) this.#hear(news);
    else if (this.#waiting.length < mostWaiting) this.#waiting.push(news);
  }

  follow(hear: (news: UsageNews) => void): void {
    this.#hear = hear;
    this.#waiting.splice(0).forEach(hear);
  }
}
