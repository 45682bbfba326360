import { contributionKinds, isContributionKind, declaredKinds } from '../kinds/contribution-kinds.ts';
import { dayMs } from '../figures/durations.ts';
import type { ContributionKey } from './contribution-keys.ts';

/** What a member may be asked to contribute, in the order in which they are asked. */
export const promptTypes = [...contributionKinds, 'compare', 'slider'] as const;
export type PromptType = (typeof promptTypes)[number];

const after = (type: PromptType): PromptType => (isContributionKind(type) ? declaredKinds[type].next : type === 'slider' ? 'compare' : 'review');

/**
 * What is asked for after something was given: the next in the order that can be given. Where the order only comes back to itself, it is the first of all others that can;
 * none where nothing else can be given.
 */
export function promptAfter<Open extends PromptType>(given: PromptType, open: readonly Open[]): Open | undefined {
  const inTurn: PromptType[] = [];
  for (let next = after(given); next !== given && !inTurn.includes(next); next = after(next)) inTurn.push(next);
  const others = promptTypes.filter((type) => type !== given);
  const found = [...inTurn, ...others].find((type) => open.some((other) => other === type));
  return open.find((type) => type === found);
}

/** How it is asked for: for the first time, because something begun did not arrive, or because something was just given or a workplace was named. */
export const promptModes = ['generic', 'pending', 'new'] as const;
export type PromptMode = (typeof promptModes)[number];

/** The mode of a prompt, by the keys of its kind that the device holds. */
export function promptMode(local: readonly Pick<ContributionKey, 'thingId'>[], { isAfterSending }: { readonly isAfterSending: boolean }): PromptMode {
  if (local.some(({ thingId }) => thingId === undefined)) return 'pending';
  return isAfterSending ? 'new' : 'generic';
}

/** The key under which the device notes until when a prompt that was put away rests: each has its own. */
export const promptExpiryKey = (type: PromptType): string => `contribute.${type}`;

/** How long a prompt rests that was put away. */
export const promptRestMs = 30 * dayMs;

/** The key under which the device notes until when no prompt speaks up unasked, and for how long that is: at most one a week does. */
export const askedExpiryKey = 'contribute.asked';
export const askedRestMs = 7 * dayMs;

/** Whether a prompt rests still, by what is under its key. */
export const isResting = (until: number | undefined, now: number): boolean => until !== undefined && now < until;
