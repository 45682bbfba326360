import type { Clock } from '#core/clock.ts';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { prepareKeys } from '#server/adapters/persona-keys/issuer-keys.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';

/** Creates signing keys once the server listens, and those of the next period ahead. */
export class IssuerKeyWork extends Rounds {
  constructor({ db, secrets }: { readonly db: Database['db']; readonly secrets: Secrets }, clock: Clock, log: Pick<Logger, 'warn'>) {
    super(clock, hourMs, () =>
      prepareKeys({ db, secrets, now: clock.now() }, () => !this.isOver).catch((err: unknown) => {
        log.warn({ err }, 'The keys that sign tokens could not all be made');
        return minuteMs;
      }),
    );
  }

  override start(inMs = 0): void {
    super.start(inMs);
  }
}
