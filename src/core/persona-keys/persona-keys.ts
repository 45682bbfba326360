import type { AnonymousPersona } from '../personas/anonymous-persona.ts';
import type { SealedKey } from './key-copies.ts';
import type { PersonaToken } from './persona-token.ts';
import type { WaitingName } from '../personas/waiting-name.ts';

export interface LocalKey extends KeyNotes {
  /** Ed25519 public key in base64url, all the server knows of the persona. */
  readonly publicKey: string;
}

export interface KeyNotes {
  /** Last known pseudonym; undefined until the token is redeemed. */
  readonly persona?: AnonymousPersona;
  /** Token requested, or received and not redeemed. */
  readonly token?: PersonaToken;
  /** Name or renaming that takes effect later. */
  readonly waiting?: WaitingName;
}

/** Passphrase or code, with a salt against equal seals. */
export interface KeySecret {
  readonly passphrase: string;
  readonly salt: string;
}

/** One pseudonym key per member or guest on this device. Signs here and leaves only sealed. */
export abstract class PersonaKeys {
  abstract local(): Promise<LocalKey | undefined>;
  /** Selectable keys: unowned ones for members, all local ones for guests. */
  abstract offered(): Promise<readonly LocalKey[]>;
  /** Other local keys, regardless of owner. */
  abstract others(): Promise<readonly LocalKey[]>;
  /** Permanent for a member; lasts until leaving the page for a guest. */
  abstract choose(publicKey: string): Promise<LocalKey>;
  /** Returns an existing key, else creates one; refused without storage (KEYS_NOT_KEPT). */
  abstract make(): Promise<LocalKey>;
  /** Ed25519 signature in base64; refused without a key. */
  abstract sign(text: string): Promise<string>;
  abstract note(notes: KeyNotes): Promise<void>;
  abstract seal(secret: KeySecret): Promise<SealedKey>;
  abstract locatorOf(secret: KeySecret): Promise<string>;
  /** Refused with a wrong passphrase (SEAL_NOT_OPENED) or another key in use (KEY_HELD). */
  abstract restore(sealed: string, secret: KeySecret): Promise<LocalKey>;
  /** Irreversibly forgets this or another local key, whatever its owner. */
  abstract forget(publicKey?: string): Promise<void>;
  /** Leaves the key unowned, as when its account is deleted. */
  abstract release(): Promise<void>;
  abstract draw(length: number): string;
}
