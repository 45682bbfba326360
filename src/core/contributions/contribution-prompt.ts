import type { Named } from '../named.ts';
import type { WorkExperience } from '../profile/work-experience.ts';
import type { ContributionKey } from './contribution-keys.ts';
import { contributionKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';
import { contributedOf } from './contributed-keys.ts';
import { promptMode, promptTypes, type PromptMode } from './prompt-order.ts';

/** One thing that a reader may be asked to contribute, and of which company where one is known. */
export interface ContributionPrompt {
  readonly type: ContributionKind;
  readonly mode: PromptMode;
  readonly company: Named | null;
}

/** The company that a member named last in their profile, of those that are listed; entries stand newest first. */
export function namedWorkplace(entries: readonly WorkExperience[]): Named | null {
  const known = entries.flatMap(({ urlName, companyName }) => (urlName === null ? [] : [{ urlName, name: companyName }]));
  return known[0] ?? null;
}

/** The prompts in their order: of where a member works, as they gave it in their profile, or of no company. */
export const promptsFor = (workplace: Named | null): readonly ContributionPrompt[] =>
  promptTypes.flatMap((type) =>
    contributionKinds.filter((kind) => kind === type).map((kind) => ({ type: kind, mode: workplace ? 'new' : 'generic', company: workplace })),
  );

/** The prompts as a device knows them: what was begun on it and did not arrive comes first. No server learns of that. */
export function promptsOnDevice(prompts: readonly ContributionPrompt[], keys: readonly ContributionKey[]): readonly ContributionPrompt[] {
  const known = prompts.map((prompt): ContributionPrompt => {
    const isPending = promptMode(contributedOf(prompt.type, keys), { isAfterSending: false }) === 'pending';
    return isPending ? { type: prompt.type, mode: 'pending', company: null } : prompt;
  });
  return [...known.filter(({ mode }) => mode === 'pending'), ...known.filter(({ mode }) => mode !== 'pending')];
}
