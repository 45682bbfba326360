import type { ContributionPrompt } from './contribution-prompt.ts';

/** What the reader may be asked to contribute. */
export abstract class ContributionPrompts {
  abstract list(): Promise<readonly ContributionPrompt[]>;
}
