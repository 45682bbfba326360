import type { Authenticators } from '#core/login/authenticators.ts';
import { Failure } from '#core/failure.ts';
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from '#core/login/passkeys.ts';

/** Device whose owner the test plays. */
export class FakeAuthenticators implements Authenticators {
  isHere = true;
  /** True if the owner confirms when asked. */
  isWilling = true;
  readonly keys: string[] = [];

  areHere(): boolean {
    return this.isHere;
  }

  async make({ excludeCredentials }: PasskeyCreation): Promise<PasskeyMade> {
    this.#ask();
    if (excludeCredentials.some(({ id }) => this.keys.includes(id))) throw new Failure('conflict', 'This device has such a passkey already');
    const id = `passkey-${this.keys.length + 1}`;
    this.keys.push(id);
    return { id, clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] };
  }

  async use(_wanted: PasskeyRequest): Promise<PasskeyUsed> {
    this.#ask();
    return { id: this.keys[0] ?? 'unknown', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
  }

  #ask(): void {
    if (!this.isWilling) throw new Failure('cancelled', 'The passkey was not given');
  }
}
