import { noticeVersion } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import type { CuratedEvent, CuratedEvents } from '#core/usage/curated-events.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { PendingUsage } from './pending-usage.ts';

/** Minimum of consenting members, as fewer would make counts personal. */
const fewestAllowing = 8;

/** Counts consenting members only, and nothing while few consent. */
export class SqlCuratedEvents implements CuratedEvents {
  readonly #scope: Pick<PseudonymScope, 'db'>;
  readonly #consents: Pick<Consents, 'list'>;
  readonly #buffer: PendingUsage;

  constructor(scope: Pick<PseudonymScope, 'db'>, consents: Pick<Consents, 'list'>, buffer: PendingUsage) {
    this.#scope = scope;
    this.#consents = consents;
    this.#buffer = buffer;
  }

  async send(event: CuratedEvent): Promise<void> {
    const consents = await this.#consents.list();
    if (consents.some(({ purpose, isGiven }) => purpose === 'usage' && isGiven) && (await this.#areManyAllowing())) this.#buffer.note(event);
  }

  async #areManyAllowing(): Promise<boolean> {
    const allowing = this.#scope.db.selectFrom('consent').select('purpose').where('purpose', '=', 'usage').where('is_given', '=', true);
    return (await allowing.where('notice_version', '=', noticeVersion).limit(fewestAllowing).execute()).length === fewestAllowing;
  }
}
