import type { UserStorage } from '#core/device/user-storage.ts';
import { deletedName } from '#core/persona-keys/name-away.ts';
import type { ModeFacts, PersonaModes } from '#core/persona-keys/persona-mode.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';

/** The ports that tell the mode. */
export interface ModeParts {
  readonly keys: Pick<PersonaKeys, 'held'>;
  readonly tokens: Pick<PersonaTokens, 'keys'>;
  readonly bySession: Pick<AnonymousPersonas, 'own'>;
  readonly storage: Pick<UserStorage, 'read'>;
}

export class BrowserPersonaModes implements PersonaModes {
  readonly #load: () => Promise<ModeParts>;

  constructor(load: () => Promise<ModeParts>) {
    this.#load = load;
  }

  async here(): Promise<ModeFacts> {
    const { keys, tokens, bySession, storage } = await this.#load();
    const held = await keys.held();
    if (held?.persona ?? held?.token) return { anonymity: 'unlinkable', isHeld: true, isUnfinished: !held?.persona, ofAccount: undefined };
    const [{ anonymity }, own] = await Promise.all([tokens.keys(), bySession.own()]);
    return { anonymity, isHeld: false, isDeleted: deletedName.isMarked(storage), ofAccount: own && (own.mode ?? 'pseudonymous') };
  }
}
