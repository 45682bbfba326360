import type { operations } from '#contract/generated/persona.ts';
import type { operations as nameOperations } from '#contract/generated/user/personas.ts';
import type { Output, Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import { personaFromContract } from '../personas/persona-from-contract.ts';

export interface KeyedServices {
  readonly persona: Service<operations>;
  readonly names: Service<nameOperations>;
}

export class HttpKeyedPersonas implements KeyedPersonas {
  readonly #byKey: KeyedServices;

  constructor(byKey: KeyedServices) {
    this.#byKey = byKey;
  }

  async own(): Promise<KeyedPersona> {
    return keyedFromContract(await this.#byKey.names.getAnonymousProfile({}));
  }

  written(): Promise<WrittenCounts> {
    return this.#byKey.persona.getPersonaFigures({});
  }

  async change({ userName, avatarUri }: AnonymousPersona): Promise<KeyedPersona> {
    const avatarColor = avatarNamed(avatarUri)?.colour;
    if (avatarColor === undefined) throw new Failure('invalid', 'There is no such picture.');
    return keyedFromContract(await this.#byKey.names.saveAnonymousProfile({ body: { userName, avatarUri, avatarColor } }));
  }

  async remove(): Promise<void> {
    await this.#byKey.persona.deletePersona({}).catch(unlessUnknown);
  }
}

function keyedFromContract({ hasCopy = false, ...answer }: Output<nameOperations['getAnonymousProfile']>): KeyedPersona {
  const persona = personaFromContract(answer);
  if (!persona) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
  return { ...persona, hasCopy };
}

function unlessUnknown(error: unknown): void {
  if (Failure.from(error).code !== 'PERSONA_UNKNOWN') throw error;
}
