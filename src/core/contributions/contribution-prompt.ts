import type { Named } from '../named.ts';
import type { WorkExperience } from '../profile/work-experience.ts';
import type { ContributionKey } from './contribution-keys.ts';
import { contributionKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';
import { contributedOf } from './contributed-keys.ts';
import { promptMode, promptTypes, type PromptMode } from './prompt-order.ts';

/** Contribution a reader may be asked for, with its company if known. */
export interface ContributionPrompt {
  readonly type: ContributionKind;
  readonly mode: PromptMode;
  readonly company: Named | null;
}

/** Latest listed company in the profile; entries come newest first. */
export function namedWorkplace(entries: readonly WorkExperience[]): Named | null {
  const known = entries.flatMap(({ urlName, companyName }) => (urlName === null ? [] : [{ urlName, name: companyName }]));
  return known[0] ?? null;
}

/** Prompts in order, for the workplace given in the profile or for no company. */
export const promptsFor = (workplace: Named | null): readonly ContributionPrompt[] =>
  promptTypes.flatMap((type) =>
    contributionKinds.filter((kind) => kind === type).map((kind) => ({ type: kind, mode: workplace ? 'new' : 'generic', company: workplace })),
  );

/** Puts unfinished contributions of this device first, unknown to any server. */
export function promptsOnDevice(prompts: readonly ContributionPrompt[], keys: readonly ContributionKey[]): readonly ContributionPrompt[] {
  const known = prompts.map((prompt): ContributionPrompt => {
    const isPending = promptMode(contributedOf(prompt.type, keys), { isAfterSending: false }) === 'pending';
    return isPending ? { type: prompt.type, mode: 'pending', company: null } : prompt;
  });
  return [...known.filter(({ mode }) => mode === 'pending'), ...known.filter(({ mode }) => mode !== 'pending')];
}
