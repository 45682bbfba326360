import type { Device } from '../sessions/device.ts';
import type { MemberSession } from '../sessions/session.ts';

/** A passkey as its owner tells it from the others. */
export interface Passkey extends Device {
  readonly passkeyId: string;
  /** Whether the device says that it keeps a copy elsewhere. */
  readonly isSynced: boolean;
  /** A day, as `2026-11-20`. */
  readonly madeOn: string;
  readonly lastUsedOn: string | null;
}

export interface OwnPasskeys {
  readonly items: readonly Passkey[];
  readonly recoveryCodesLeft: number;
}

export type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

/** A passkey as a browser gets it. */
export interface KnownCredential {
  readonly type: 'public-key';
  readonly id: string;
  readonly transports: readonly Transport[];
}

/** The options for making a passkey, as `navigator.credentials.create` takes it; bytes are base64url. */
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

/** The answer of a browser that has made a passkey. */
export interface PasskeyMade {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly Transport[];
}

/** The options for using a passkey. The list of credentials is always empty, so that it says nothing about anyone. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: 'required';
  readonly allowCredentials: readonly KnownCredential[];
}

/** The answer of a browser that has used a passkey. */
export interface PasskeyUsed {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string;
}

/** The passkeys of the member, signing in with one, and beginning an account with one. */
export abstract class Passkeys {
  /** The newest first. */
  abstract list(): Promise<OwnPasskeys>;
  abstract startRegistration(): Promise<PasskeyCreation>;
  abstract register(made: PasskeyMade): Promise<Passkey>;
  abstract remove(passkeyId: string): Promise<void>;
  abstract startLogin(): Promise<PasskeyRequest>;
  abstract logIn(used: PasskeyUsed): Promise<MemberSession>;
  abstract startSignUp(): Promise<PasskeyCreation>;
  /** Signs up with a passkey; the member is known by it and by nothing else. */
  abstract signUp(made: PasskeyMade): Promise<MemberSession>;
}

/** The most passkeys of one member. */
export const mostPasskeys = 20;
