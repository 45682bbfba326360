import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { admitWriter, type AdmissionParts } from './make-persona.ts';

interface Parts extends AdmissionParts {
  readonly keys: Pick<PersonaKeys, 'offered' | 'choose' | 'release'>;
}

/** Unclaimed names as this device has them: a token may be asked for where one is claimed. */
export class DeviceUnclaimedNames implements UnclaimedNames {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(): Promise<readonly UnclaimedName[]> {
    const offered = await this.#parts.keys.offered();
    return offered.flatMap(({ publicKey, persona }) => (persona ? [{ publicKey, persona }] : []));
  }

  /**
   * Chooses the key first, for the token of these three months is given once: asked for before, it would be gone where the key is not to be had. Where the answer
   * about the token is lost, the key lies where it lay, and anyone who claims it again gets the answer that the token was given, which is as good.
   */
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
