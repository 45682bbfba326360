import type { operations } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';

export class HttpKeyedPersonas implements KeyedPersonas {
  readonly #byKey: Service<operations>;

  constructor(byKey: Service<operations>) {
    this.#byKey = byKey;
  }

  own(): Promise<KeyedPersona> {
    return this.#byKey.getPersona({});
  }

  written(): Promise<WrittenCounts> {
    return this.#byKey.getPersonaFigures({});
  }

  change({ userName, avatarUri }: AnonymousPersona): Promise<KeyedPersona> {
    return this.#byKey.updatePersona({ body: { userName, avatarUri } });
  }

  async remove(): Promise<void> {
    await this.#byKey.deletePersona({}).catch(unlessUnknown);
  }
}

/** A service may know nothing any more of a key whose name is gone. */
function unlessUnknown(error: unknown): void {
  if (Failure.from(error).code !== 'PERSONA_UNKNOWN') throw error;
}
