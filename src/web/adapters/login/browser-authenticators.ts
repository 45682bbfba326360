import type { Authenticators } from '#core/login/authenticators.ts';
import { Failure } from '#core/failure.ts';
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from '#core/login/passkeys.ts';

/** WebAuthn passkeys, with the conversion package loaded on demand. */
export class BrowserAuthenticators implements Authenticators {
  areHere(): boolean {
    return typeof PublicKeyCredential === 'function';
  }

  async make({ attestation, excludeCredentials, ...wanted }: PasskeyCreation): Promise<PasskeyMade> {
    const { startRegistration } = await translator();
    const optionsJSON = { ...wanted, attestation, pubKeyCredParams: [...wanted.pubKeyCredParams], excludeCredentials: excludeCredentials.map(known) };
    const { id, response } = await asked(() => startRegistration({ optionsJSON }));
    const transports = transportsIn(response.transports ?? []);
    return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject, transports };
  }

  async use({ allowCredentials, ...wanted }: PasskeyRequest): Promise<PasskeyUsed> {
    const { startAuthentication } = await translator();
    const { id, response } = await asked(() => startAuthentication({ optionsJSON: { ...wanted, allowCredentials: allowCredentials.map(known) } }));
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  }
}

const translator = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

const known = ({ transports, ...credential }: PasskeyRequest['allowCredentials'][number]) => ({ ...credential, transports: [...transports] });

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const transportsIn = (names: readonly string[]): PasskeyMade['transports'] => transportNames.filter((name) => names.includes(name));

/** Maps WebAuthn errors: cancelled or timed out, already registered, or broken. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new Failure('cancelled', 'The passkey was not given', { cause: error });
    if (name === 'InvalidStateError') throw new Failure('conflict', 'This device has such a passkey already', { cause: error });
    throw new Failure('broken', 'The passkey could not be used', { cause: error });
  }
}
