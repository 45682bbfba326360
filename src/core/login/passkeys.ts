import type { Device } from '../sessions/device.ts';
import type { MemberSession } from '../sessions/session.ts';

export interface Passkey extends Device {
  readonly passkeyId: string;
  /** Device reports a copy elsewhere. */
  readonly isSynced: boolean;
  /** Day, as `2026-11-20`. */
  readonly madeOn: string;
  readonly lastUsedOn: string | null;
}

export interface OwnPasskeys {
  readonly items: readonly Passkey[];
  readonly recoveryCodesLeft: number;
}

export type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

export interface KnownCredential {
  readonly type: 'public-key';
  readonly id: string;
  readonly transports: readonly Transport[];
}

/** Options for `navigator.credentials.create`, with bytes in base64url. */
export interface PasskeyCreation {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly timeout: number;
  readonly attestation: 'none';
  readonly excludeCredentials: readonly KnownCredential[];
  readonly authenticatorSelection: { readonly residentKey: 'required'; readonly requireResidentKey: boolean; readonly userVerification: 'required' };
}

export interface PasskeyMade {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly Transport[];
}

/** Leaves the credential list empty, so that it reveals nothing about anyone. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: 'required';
  readonly allowCredentials: readonly KnownCredential[];
}

export interface PasskeyUsed {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string;
}

export abstract class Passkeys {
  abstract list(): Promise<OwnPasskeys>;
  abstract startRegistration(): Promise<PasskeyCreation>;
  abstract register(made: PasskeyMade): Promise<Passkey>;
  abstract remove(passkeyId: string): Promise<void>;
  abstract startLogin(): Promise<PasskeyRequest>;
  abstract logIn(used: PasskeyUsed): Promise<MemberSession>;
  abstract startSignUp(): Promise<PasskeyCreation>;
  /** Creates a member known only by the passkey. */
  abstract signUp(made: PasskeyMade): Promise<MemberSession>;
}

export const mostPasskeys = 20;
