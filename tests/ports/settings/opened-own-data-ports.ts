import type { Ports } from '#server/app/wiring/ports.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

/** The ports of a member's own data: entries and photo of the profile, settings, the account, nudges and devices. */
export type OwnDataPorts = Pick<
  Ports,
  | ('experiences' | 'educations' | 'memberPreferences' | 'messagePreferences' | 'consents' | 'subscriptions' | 'mailAddresses')
  | ('feedbacks' | 'nudgeChecks' | 'profilePhotos' | 'accounts' | 'ownData' | 'devices' | 'memberNudges')
>;

/** Two members who have just logged in and become readers: the ports of one, and of another, whose rows may not change. */
export interface OpenedOwnDataPorts {
  readonly ports: () => Promise<OwnDataPorts>;
  readonly others: () => Promise<OwnDataPorts>;
  /** Logs the one in again, who was signed out. */
  readonly logIn: () => Promise<void>;
  /** Makes one or both of them administrators. */
  readonly appoint: (who: 'one' | 'both') => Promise<void>;
  /** The token of the link that was mailed to an address last. */
  readonly tokenMailedTo: (address: string) => string;
  readonly clock: FakeClock;
}
