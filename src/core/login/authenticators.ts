import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from './passkeys.ts';

/** Authenticators of this device (WebAuthn), which make and use passkeys. It asks its owner each time; a refusal is a failure that was given up. */
export abstract class Authenticators {
  abstract areHere(): boolean;
  abstract make(wanted: PasskeyCreation): Promise<PasskeyMade>;
  abstract use(wanted: PasskeyRequest): Promise<PasskeyUsed>;
}
