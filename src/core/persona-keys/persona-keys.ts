import type { AnonymousPersona } from '../personas/anonymous-persona.ts';
import type { SealedKey } from './key-copies.ts';
import type { PersonaToken } from './persona-token.ts';
import type { WaitingName } from '../personas/waiting-name.ts';

/** A key of a made-up name that this device holds. */
export interface LocalKey extends KeyNotes {
  /** The public half (Ed25519, base64url), which is all that the server knows the persona by. */
  readonly publicKey: string;
}

/** Notes of the device beside a key, which it tells nobody. */
export interface KeyNotes {
  /** The made-up name as the server said it last; nothing until the token is redeemed. */
  readonly persona?: AnonymousPersona;
  /** The token on its way: asked for, or in hand and not redeemed yet. */
  readonly token?: PersonaToken;
  /** The name that begins later, or the one that it is changed to later. */
  readonly waiting?: WaitingName;
}

/** The secret of a seal: something the member knows, and a text that makes the same words seal differently for others. */
export interface KeySecret {
  readonly passphrase: string;
  readonly salt: string;
}

/**
 * The key of the member's made-up name on this device: none, or the one that is held. Each member of the device holds their own and no other; a guest holds the
 * only one there is, or the one they chose. The private half signs here and leaves sealed only.
 */
export abstract class PersonaKeys {
  abstract local(): Promise<LocalKey | undefined>;
  /** The keys to choose from, where none is held: to a member those that belong to nobody, to a guest all that are here. */
  abstract offered(): Promise<readonly LocalKey[]>;
  /** The keys that lie here beside the one that is held, anyone who left them. */
  abstract others(): Promise<readonly LocalKey[]>;
  /** Holds one of those that are offered: it becomes the member's, and a guest's until the page is left. */
  abstract choose(publicKey: string): Promise<LocalKey>;
  /** Makes a key. Where one is held, in another tab perhaps, it is that one. Refused where the browser keeps none (KEYS_NOT_KEPT). */
  abstract make(): Promise<LocalKey>;
  /** The signature of a text (Ed25519, base64); refused where no key is held. */
  abstract sign(text: string): Promise<string>;
  /** Remembers something beside the key, in place of what was remembered there. */
  abstract note(notes: KeyNotes): Promise<void>;
  /** The key, sealed with a passphrase or code: for a file, a copy on the server, another device. */
  abstract seal(secret: KeySecret): Promise<SealedKey>;
  /** The locator alone, under which a sealed key is looked for. */
  abstract locatorOf(secret: KeySecret): Promise<string>;
  /** Takes in a sealed key. Refused with another passphrase (SEAL_NOT_OPENED), and where another key is held that has a name or a token (KEY_HELD). */
  abstract restore(sealed: string, secret: KeySecret): Promise<LocalKey>;
  /** Forgets the key on this device, or another one that lies here, for good, anyone else who holds it here. */
  abstract forget(publicKey?: string): Promise<void>;
  /** Lets the key belong to nobody, as where the account that held it is deleted. */
  abstract release(): Promise<void>;
  /** Random letters that people can type, for a code or a passphrase. */
  abstract draw(length: number): string;
}
