import { fieldsIn, numberIn } from '../device/kept-value.ts';
import { dayMs } from '../figures/durations.ts';

/** What this device remembers of one member and its notifications. */
export interface PushMemory {
  /** Whether the member wants them here. */
  readonly isOn: boolean;
  /** The time for which pages were in sight since the member was last asked. */
  readonly spentMs: number;
  readonly askedAt: number | undefined;
  /** When the device was last registered, and for a member who signed in when. */
  readonly registeredAt: number;
  readonly signedInAt: number;
}

/** The name under which it is kept, which goes when that member signs out. */
export const pushMemoryName = (userId: string): string => `push/${userId}`;

export function pushMemoryFrom(value: unknown): PushMemory {
  const fields = fieldsIn(value);
  return {
    isOn: fields['isOn'] === true,
    spentMs: Math.max(0, numberIn(fields['spentMs'])),
    askedAt: typeof fields['askedAt'] === 'number' ? fields['askedAt'] : undefined,
    registeredAt: numberIn(fields['registeredAt']),
    signedInAt: numberIn(fields['signedInAt']),
  };
}

/** What is to be done about the subscription of this browser when a member opens a page. */
export type PushUpkeep = 'nothing' | 'register' | 'unsubscribe';

/** A device that is wanted is registered with each session, and once a day, for its subscription and the key of the installation may have changed. One that this member does not want here is someone's who is gone. */
export function pushUpkeep({ isOn, registeredAt, signedInAt }: PushMemory, isAllowed: boolean, session: number, now: number): PushUpkeep {
  if (!isAllowed) return 'nothing';
  if (!isOn) return 'unsubscribe';
  const isRegistered = signedInAt === session && now >= registeredAt && now - registeredAt < dayMs;
  return isRegistered ? 'nothing' : 'register';
}
