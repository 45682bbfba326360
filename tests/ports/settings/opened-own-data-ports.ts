import type { OwnDataPorts } from '#server/services/user-service.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Two members who have just logged in and become readers: the ports of one, and of another, whose rows may not change. */
export interface OpenedOwnDataPorts {
  readonly ports: () => Promise<OwnDataPorts>;
  readonly others: () => Promise<OwnDataPorts>;
  /** Logs the one in again, who was signed out. */
  readonly logIn: () => Promise<void>;
  /** Makes one or both of them administrators. */
  readonly appoint: (who: 'one' | 'both') => Promise<void>;
  readonly clock: FakeClock;
}
