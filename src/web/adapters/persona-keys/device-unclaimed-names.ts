import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { admitWriter, type AdmissionParts } from './make-persona.ts';

interface Parts extends AdmissionParts {
  readonly keys: Pick<PersonaKeys, 'offered' | 'choose' | 'release'>;
}

/** Unclaimed names, claimed with a token where needed. */
export class DeviceUnclaimedNames implements UnclaimedNames {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(): Promise<readonly UnclaimedName[]> {
    const offered = await this.#parts.keys.offered();
    return offered.flatMap(({ publicKey, persona }) => (persona ? [{ publicKey, persona }] : []));
  }

  /** Selects the key before requesting the quarter's only token, so that the token is never wasted. */
  async claim(publicKey: string): Promise<void> {
    await this.#parts.keys.choose(publicKey);
    try {
      await admitWriter(this.#parts, publicKey);
    } catch (error) {
      await this.#parts.keys.release();
      throw error;
    }
  }
}
