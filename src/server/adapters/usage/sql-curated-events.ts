import type { Consents } from '#core/settings/consents.ts';
import type { CuratedEvent, CuratedEvents } from '#core/usage/curated-events.ts';
import type { PendingUsage } from './pending-usage.ts';

/** Events of members who allow counting them, by the notice that is in force; those of others are dropped. */
export class SqlCuratedEvents implements CuratedEvents {
  readonly #consents: Pick<Consents, 'list'>;
  readonly #buffer: PendingUsage;

  constructor(consents: Pick<Consents, 'list'>, buffer: PendingUsage) {
    this.#consents = consents;
    this.#buffer = buffer;
  }

  async send(event: CuratedEvent): Promise<void> {
    const consents = await this.#consents.list();
    if (consents.some(({ purpose, isGiven }) => purpose === 'usage' && isGiven)) this.#buffer.note(event);
  }
}
