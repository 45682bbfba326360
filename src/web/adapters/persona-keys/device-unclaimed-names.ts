import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { admitWriter, type AdmissionParts } from './make-persona.ts';

interface Parts extends AdmissionParts {
  readonly keys: Pick<PersonaKeys, 'offered' | 'choose'>;
}

/** Names whose keys lie in this browser and are nobody's. */
export class DeviceUnclaimedNames implements UnclaimedNames {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(): Promise<readonly UnclaimedName[]> {
    const offered = await this.#parts.keys.offered();
    return offered.flatMap(({ publicKey, persona }) => (persona ? [{ publicKey, persona }] : []));
  }

  async claim(publicKey: string): Promise<void> {
    await admitWriter(this.#parts, publicKey);
    await this.#parts.keys.choose(publicKey);
  }
}
