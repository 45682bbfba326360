import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from './passkeys.ts';

/** What on this device makes and uses passkeys. It asks its owner each time; a refusal is a failure that was given up. */
export abstract class Authenticators {
  abstract areHere(): boolean;
  abstract make(wanted: PasskeyCreation): Promise<PasskeyMade>;
  abstract use(wanted: PasskeyRequest): Promise<PasskeyUsed>;
}
