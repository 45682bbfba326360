import type { operations } from '#contract/generated/user/personas.ts';
import type { Service } from '#contract/service.ts';
import type { NameProblem } from '#core/personas/made-up-name.ts';
import type { NameLanguage } from '#core/personas/name-language.ts';
import type { MadeUpNames } from '#core/personas/made-up-names.ts';

/** Name suggestions requested anonymously, so that no account is seen near a name. */
export class HttpMadeUpNames implements MadeUpNames {
  readonly #byNobody: Service<operations>;

  constructor(byNobody: Service<operations>) {
    this.#byNobody = byNobody;
  }

  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    return (await this.#byNobody.suggestUsernames({ query: { language } })).userNames;
  }

  async suggestAvatars(): Promise<readonly string[]> {
    return (await this.#byNobody.suggestAvatars({})).avatars.map(({ avatarUri }) => avatarUri);
  }

  async problemWith(name: string): Promise<NameProblem | undefined> {
    return (await this.#byNobody.validateUsername({ body: { userName: name } })).reason ?? undefined;
  }
}
