import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual, type DecipherGCM } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '#core/failure.ts';
import { damaged } from './backup-format.ts';
import { ByteIntake } from './byte-intake.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const checkBytes = 16;
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 65_536;
/** Cost of one passphrase guess, twice 64 MiB. */
const cost = { N: 65_536, r: 8, p: 2, maxmem: 160 * 1_048_576 };

/** Key from a passphrase, and the header words to derive it again. */
export interface SealKey {
  readonly key: Buffer;
  readonly salt: string;
  readonly check: string;
}

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Salts each backup separately, so that no two share a key. */
export async function sealKeyOf(passphrase: string, salt: string = randomBytes(saltBytes).toString('base64url')): Promise<SealKey> {
  const derived = await derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), keyBytes + checkBytes, cost);
  return { key: derived.subarray(0, keyBytes), salt, check: derived.subarray(keyBytes).toString('base64url') };
}

export interface GivenPassphrase {
  readonly readings: readonly string[];
  readonly refusal?: string;
}

export async function knownSealKey({ readings, refusal }: GivenPassphrase, salt: string, check: string): Promise<SealKey> {
  const wanted = Buffer.from(check, 'base64url');
  for (const passphrase of readings) {
    const found = await sealKeyOf(passphrase, salt);
    const made = Buffer.from(found.check, 'base64url');
    if (wanted.length === made.length && timingSafeEqual(wanted, made)) return found;
  }
  throw new Failure('forbidden', `${refusal ?? 'That is not the passphrase of this backup.'} Nothing was restored.`);
}

/** Numbers chunks and marks the last, so none can be changed, moved, omitted or cut off. */
export async function* sealedBytes(source: AsyncIterable<Uint8Array>, { key, salt }: SealKey): AsyncGenerator<Buffer> {
  const intake = new ByteIntake(source);
  for (let at = 0, isLast = false; !isLast; at++) {
    const chunk = await intake.take(chunkBytes);
    isLast = await intake.isAtEnd();
    const cipher = createCipheriv(algorithm, key, nonceOf(at, isLast)).setAAD(Buffer.from(salt));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Reveals nothing of a tampered chunk. */
export async function* openedBytes(intake: ByteIntake, { key, salt }: SealKey): AsyncGenerator<Buffer> {
  for (let at = 0, isLast = false; !isLast; at++) {
    const chunk = await intake.take(chunkBytes + tagBytes);
    isLast = await intake.isAtEnd();
    if (chunk.length < tagBytes) throw damaged('it ends too early');
    yield opened(chunk, createDecipheriv(algorithm, key, nonceOf(at, isLast), { authTagLength: tagBytes }).setAAD(Buffer.from(salt)));
  }
}

function opened(chunk: Buffer, decipher: DecipherGCM): Buffer {
  try {
    decipher.setAuthTag(chunk.subarray(-tagBytes));
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
  } catch (error) {
    throw damaged('it was changed or cut off after it was encrypted', error);
  }
}

function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(at, 7);
  nonce.writeUInt8(Number(isLast), 11);
  return nonce;
}
