import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import type { aContributingDevice } from '#tests/contribution-device.ts';

/** Company that contributions are about. */
export const contributedAt = { urlName: 'koyal-pay', name: 'Koyal Pay' };

/** Form of a kind, and what its author sees of one that was sent. */
export interface ShownKind {
  readonly form: readonly [wiring: Wiring, url: string];
  readonly send: (device: ReturnType<typeof aContributingDevice>) => Promise<string>;
  readonly heading: string;
  readonly submitted: string;
  readonly said: readonly string[];
  readonly change: (id: string, publicKey: string) => string;
  readonly page: (id: string) => readonly [name: string, url: string];
  readonly question: string;
  readonly because: string;
  readonly gone: string;
  /** Name of one that a moderator took down, and the link to its form. */
  readonly takenDown?: readonly [thing: string, edit: string];
  readonly offer: string;
  /** Offer of another kind that comes first after it. */
  readonly offeredNext: string;
  readonly next: { readonly heading: string; readonly when: string; readonly see: readonly [name: string, url: string] };
}
