import type { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import type { TestDatabase } from '#tests/database.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

/** The installation that a crowd uses: a database, its keys and a clock. */
export interface House {
  readonly db: TestDatabase['db'];
  readonly clock: FakeClock;
  readonly secrets: Secrets;
  readonly mailbox: MemoryMails;
  readonly communities: readonly { readonly entityId: string }[];
  /** The ports of a request that the key of a made-up name signs. */
  readonly under: (persona: string) => Ports;
  /** A made-up name that nobody has taken. */
  readonly newName: () => string;
}
