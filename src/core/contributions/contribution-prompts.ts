import type { ContributionPrompt } from './contribution-prompt.ts';

/** Contribution prompts for the reader. */
export abstract class ContributionPrompts {
  abstract list(): Promise<readonly ContributionPrompt[]>;
}
