import type { operations } from '#contract/generated/user/personas.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { AccountPersona, AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameLanguage, NameProblem } from '#core/personas/made-up-name.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { avatarNamed } from '#core/personas/avatar.ts';

export class HttpAnonymousPersonas implements AnonymousPersonas {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async own(): Promise<AccountPersona | undefined> {
    const { mode, ...profile } = await this.#user.getAnonymousProfile({});
    const persona = personaFromContract(profile);
    return persona && { ...persona, ...(mode && { mode }) };
  }

  async save({ userName, avatarUri }: AnonymousPersona): Promise<AnonymousPersona> {
    const avatarColor = avatarNamed(avatarUri)?.colour;
    if (avatarColor === undefined) throw new Failure('invalid', 'There is no such picture.');
    const saved = personaFromContract(await this.#user.saveAnonymousProfile({ body: { userName, avatarUri, avatarColor } }));
    if (!saved) throw new Failure('broken', 'The saved persona is empty');
    return saved;
  }

  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    return (await this.#user.suggestUsernames({ query: { language } })).userNames;
  }

  async suggestAvatars(): Promise<readonly string[]> {
    return (await this.#user.suggestAvatars({})).avatars.map(({ avatarUri }) => avatarUri);
  }

  async problemWith(name: string): Promise<NameProblem | undefined> {
    return (await this.#user.validateUsername({ query: { q: name } })).reason ?? undefined;
  }
}

/** The persona in an answer; nothing until there is one. */
export const personaFromContract = ({
  userName,
  avatarUri,
}: {
  readonly userName: string | null;
  readonly avatarUri: string | null;
}): AnonymousPersona | undefined => (userName === null || avatarUri === null ? undefined : { userName, avatarUri });
