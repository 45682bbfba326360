import type { Ports } from '#server/app/wiring/ports.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

export type OwnDataPorts = Pick<
  Ports,
  | ('experiences' | 'educations' | 'memberPreferences' | 'messagePreferences' | 'consents' | 'subscriptions' | 'mailAddresses')
  | ('feedbacks' | 'nudgeChecks' | 'profilePhotos' | 'accounts' | 'ownData' | 'devices' | 'memberNudges')
>;

/** Ports of two new readers: the tested one, and one whose rows may not change. */
export interface OpenedOwnDataPorts {
  readonly ports: () => Promise<OwnDataPorts>;
  readonly others: () => Promise<OwnDataPorts>;
  readonly logIn: () => Promise<void>;
  readonly appoint: (who: 'one' | 'both') => Promise<void>;
  readonly tokenMailedTo: (address: string) => string;
  readonly clock: FakeClock;
}
