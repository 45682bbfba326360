import type { CuratedEvent } from '#core/usage/curated-events.ts';
import type { Events } from '#core/usage/events.ts';
import type { UsageCount } from '#core/usage/usage-counts.ts';

export class FakeEvents implements Events {
  readonly counts: UsageCount[] = [];
  readonly notes: CuratedEvent[] = [];

  count(count: UsageCount): void {
    this.counts.push(count);
  }

  note(event: CuratedEvent): void {
    this.notes.push(event);
  }

  get logins(): readonly string[] {
    return this.counts.flatMap((count) => (count.kind === 'login' ? [`${count.entity} ${count.way} ${count.outcome}`] : []));
  }
}
