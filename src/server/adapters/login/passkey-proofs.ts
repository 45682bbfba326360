import type { Selectable } from 'kysely';
import type { PasskeyMade, PasskeyUsed } from '#core/login/passkeys.ts';
import type { Tables } from '../database/tables.ts';
import { transportsIn } from './passkey-row.ts';

/** COSE numbers of EdDSA, ECDSA with SHA-256 and RSA with SHA-256. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

export type Proved = Pick<Selectable<Tables['passkey']>, 'credential_id' | 'public_key' | 'counter' | 'is_synced'>;

/** Verifies WebAuthn responses, including origin, user presence and user verification. */
export class PasskeyProofs {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get rpId(): string {
    return new URL(this.#origin).hostname;
  }

  async made({ id, clientDataJSON, attestationObject, transports }: PasskeyMade, challenge: string): Promise<Proved | undefined> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const response = {
      ...credential(id),
      response: { clientDataJSON, attestationObject, transports: [...transports] },
    };
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        ...this.#expected(challenge),
        requireUserVerification: true,
        supportedAlgorithmIDs: [...passkeyAlgorithms],
      });
      if (!verified) return undefined;
      const { publicKey, counter } = registrationInfo.credential;
      return { credential_id: registrationInfo.credential.id, public_key: publicKey, counter, is_synced: registrationInfo.credentialBackedUp };
    } catch {
      return undefined;
    }
  }

  /** New counter, or nothing on failure; a counter that did not grow may belong to a copy. */
  async used(
    { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyUsed,
    challenge: string,
    row: Selectable<Tables['passkey']>,
  ): Promise<number | undefined> {
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.account_id) return undefined;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) } },
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.counter, transports: transportsIn(row.transports) },
      ...this.#expected(challenge),
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }));
    return verified ? authenticationInfo.newCounter : undefined;
  }

  #expected(challenge: string) {
    return { expectedChallenge: challenge, expectedOrigin: this.#origin, expectedRPID: this.rpId };
  }
}

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });
