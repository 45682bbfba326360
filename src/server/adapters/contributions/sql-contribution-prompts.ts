import { promptsFor, namedWorkplace, type ContributionPrompt } from '#core/contributions/contribution-prompt.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { SqlExperiences } from '../profile/sql-experiences.ts';

/** Prompts from the profile alone, as contributions are linked to no one. */
export class SqlContributionPrompts implements ContributionPrompts {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly ContributionPrompt[]> {
    const isMember = this.#scope.context.caller !== undefined;
    return promptsFor(isMember ? namedWorkplace(await new SqlExperiences(this.#scope).list()) : null);
  }
}
