import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { LocalKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** Current name of a key, fetched once a page because another browser may have changed it. */
export class CurrentName {
  readonly #keys: Pick<PersonaKeys, 'local' | 'note'>;
  readonly #personas: Pick<KeyedPersonas, 'own'>;
  #asked: { readonly publicKey: string; readonly answer: Promise<void> } | undefined;

  constructor(keys: Pick<PersonaKeys, 'local' | 'note'>, personas: Pick<KeyedPersonas, 'own'>) {
    this.#keys = keys;
    this.#personas = personas;
  }

  /** Name on the server, or the noted one where it does not answer. */
  async of(local: LocalKey): Promise<AnonymousPersona | undefined> {
    if (!local.persona) return undefined;
    if (this.#asked?.publicKey !== local.publicKey) this.#asked = { publicKey: local.publicKey, answer: this.#renew(local) };
    await this.#asked?.answer;
    return (await this.#keys.local())?.persona;
  }

  forget(): void {
    this.#asked = undefined;
  }

  async #renew({ publicKey, persona }: LocalKey): Promise<void> {
    const now = await this.#personas.own().catch(() => {
      this.#asked = undefined;
      return undefined;
    });
    const local = await this.#keys.local();
    // A name that was changed here meanwhile is newer than this answer.
    if (!now || local?.publicKey !== publicKey || local.persona?.userName !== persona?.userName) return;
    if (now.userName !== persona?.userName || now.avatarUri !== persona.avatarUri)
      await this.#keys.note({ persona: { userName: now.userName, avatarUri: now.avatarUri }, ...(local.waiting && { waiting: local.waiting }) });
  }
}
