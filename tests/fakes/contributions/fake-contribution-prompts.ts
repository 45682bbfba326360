import { promptsFor, namedWorkplace, type ContributionPrompt } from '#core/contributions/contribution-prompt.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import type { Experiences } from '#core/profile/experiences.ts';

export class FakeContributionPrompts implements ContributionPrompts {
  readonly #experiences: Experiences | undefined;

  constructor(experiences?: Experiences) {
    this.#experiences = experiences;
  }

  async list(): Promise<readonly ContributionPrompt[]> {
    return promptsFor(this.#experiences ? namedWorkplace(await this.#experiences.list()) : null);
  }
}
