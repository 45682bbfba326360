import { contributionKinds, isContributionKind, declaredKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';
import { dayMs } from '../figures/durations.ts';
import type { ContributionKey } from './contribution-keys.ts';

export type PromptType = ContributionKind | 'compare';

/** Order in which members are asked, with benefits last. */
export const promptTypes: readonly PromptType[] = [...contributionKinds.filter((kind) => kind !== 'benefits'), 'compare', 'benefits'];

/** Decides between a prompt and a comparison; one about a known company comes at its turn. */
export const comesAfterComparison = ({ type, mode }: { readonly type: PromptType; readonly mode: PromptMode }): boolean =>
  mode === 'generic' || promptTypes.indexOf(type) > promptTypes.indexOf('compare');

const after = (type: PromptType): PromptType => (isContributionKind(type) ? declaredKinds[type].next : 'review');

/** Next open prompt in the order, else the first open one, if any. */
export function promptAfter<Open extends PromptType>(given: PromptType, open: readonly Open[]): Open | undefined {
  const inTurn: PromptType[] = [];
  for (let next = after(given); next !== given && !inTurn.includes(next); next = after(next)) inTurn.push(next);
  const others = promptTypes.filter((type) => type !== given);
  const found = [...inTurn, ...others].find((type) => open.some((other) => other === type));
  return open.find((type) => type === found);
}

/** First request, unfinished contribution, or follow-up to a contribution or workplace. */
export const promptModes = ['generic', 'pending', 'new'] as const;
export type PromptMode = (typeof promptModes)[number];

export function promptMode(local: readonly Pick<ContributionKey, 'thingId'>[], { isAfterSending }: { readonly isAfterSending: boolean }): PromptMode {
  if (local.some(({ thingId }) => thingId === undefined)) return 'pending';
  return isAfterSending ? 'new' : 'generic';
}

export const promptExpiryKey = (type: PromptType): string => `contribute.${type}`;

export const promptRestMs = 30 * dayMs;

/** Device key limiting unasked prompts to one a week. */
export const askedExpiryKey = 'contribute.asked';
export const askedRestMs = 7 * dayMs;

export const isResting = (until: number | undefined, now: number): boolean => until !== undefined && now < until;
