import type { CuratedEvent } from './curated-events.ts';
import type { UsageCount } from './usage-counts.ts';

/** The port of what is counted on this device (F-21). Whatever is given here is listed under "What we recorded" before it is sent. */
export abstract class Events {
  /** A count without a person. */
  abstract count(count: UsageCount): void;
  /** What a member did; dropped where they do not allow it. */
  abstract note(event: CuratedEvent): void;
}
