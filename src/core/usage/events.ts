import type { CuratedEvent } from './curated-events.ts';
import type { UsageCount } from './usage-counts.ts';

/** Counts listed under "What we recorded" before they are sent (F-21). */
export abstract class Events {
  abstract count(count: UsageCount): void;
  /** Drops member actions that lack consent. */
  abstract note(event: CuratedEvent): void;
}
