import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from './passkeys.ts';

/** WebAuthn passkeys on this device. Refusal by the owner is an abandoned failure. */
export abstract class Authenticators {
  abstract areHere(): boolean;
  abstract make(wanted: PasskeyCreation): Promise<PasskeyMade>;
  abstract use(wanted: PasskeyRequest): Promise<PasskeyUsed>;
}
