import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { UnclaimedName } from '#core/persona-keys/unclaimed-names.ts';
import { admitWriter, type AdmissionParts } from './make-persona.ts';

interface Parts extends AdmissionParts {
  readonly keys: Pick<PersonaKeys, 'offered' | 'choose'>;
}

/** Unclaimed names as this device has them: a token may be asked for where one is claimed. */
export class DeviceUnclaimedNames {
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
