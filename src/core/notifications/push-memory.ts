import { fieldsIn, numberIn } from '../device/kept-value.ts';
import { dayMs } from '../figures/durations.ts';

export interface PushMemory {
  readonly isOn: boolean;
  /** Visible time since the last prompt. */
  readonly spentMs: number;
  readonly askedAt: number | undefined;
  /** Last registration, and sign-in time. */
  readonly registeredAt: number;
  readonly signedInAt: number;
}

/** Storage name, cleared at that member's sign-out. */
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

export type PushUpkeep = 'nothing' | 'register' | 'unsubscribe';

/** Renews per session and daily. An unwanted subscription is a former member's and ends. */
export function pushUpkeep({ isOn, registeredAt, signedInAt }: PushMemory, isAllowed: boolean, session: number, now: number): PushUpkeep {
  if (!isAllowed) return 'nothing';
  if (!isOn) return 'unsubscribe';
  const isRegistered = signedInAt === session && now >= registeredAt && now - registeredAt < dayMs;
  return isRegistered ? 'nothing' : 'register';
}
