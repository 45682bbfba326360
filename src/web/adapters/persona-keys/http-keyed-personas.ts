import type { operations } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

export class HttpKeyedPersonas implements KeyedPersonas {
  readonly #byKey: Service<operations>;

  constructor(byKey: Service<operations>) {
    this.#byKey = byKey;
  }

  own(): Promise<KeyedPersona> {
    return this.#byKey.getPersona({});
  }

  change({ userName, avatarUri }: AnonymousPersona): Promise<KeyedPersona> {
    return this.#byKey.updatePersona({ body: { userName, avatarUri } });
  }

  async remove(): Promise<void> {
    await this.#byKey.deletePersona({});
  }
}
