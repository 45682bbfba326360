import type { OwnDataPorts } from '#server/services/user-service.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Somebody who has just logged in and become a reader, and somebody else of whom the same holds. */
export interface RecordStand {
  readonly ports: () => Promise<OwnDataPorts>;
  readonly others: () => Promise<OwnDataPorts>;
  readonly clock: FakeClock;
}
