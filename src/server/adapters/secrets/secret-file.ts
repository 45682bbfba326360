import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '#core/failure.ts';
import { makeFolders } from '../system/make-folders.ts';
import { Secrets } from './secrets.ts';

export interface SecretOptions {
  readonly secretKey?: string | undefined;
  readonly dataDir: string;
  readonly keysDir?: string | undefined;
  readonly say?: (sentence: string) => void;
}

type SecretPlace = Pick<SecretOptions, 'dataDir' | 'keysDir'>;

const secretBytes = 32;

/** Creates keys at the first start; losing them makes all members unknown. */
export function openSecrets({ secretKey, ...place }: SecretOptions): Secrets {
  return new Secrets(secretKey === undefined ? secretAt(place) : Buffer.from(secretKey));
}

/** Reads keys without creating or moving any; undefined if none exist. */
export function knownSecrets({ secretKey, ...place }: SecretOptions): Secrets | undefined {
  const secret = secretKey === undefined ? (readIfThere(secretFileOf(place)) ?? readIfThere(formerFileIn(place.dataDir))) : Buffer.from(secretKey);
  if (secret !== undefined && secretKey === undefined) refuseOtherLength(secret, secretFileOf(place));
  return secret && new Secrets(secret);
}

/** Lies outside the data folder, so that a copy of the data leads to nobody. */
export const keysFolderOf = ({ dataDir, keysDir }: SecretPlace): string => keysDir ?? `${resolve(dataDir)}-keys`;

export const secretFileOf = (place: SecretPlace): string => join(keysFolderOf(place), 'secret');

/** Exists only while the secret is being changed. */
const nextFileOf = (place: SecretPlace): string => join(keysFolderOf(place), 'secret.next');

/** Next secret, reused from an interrupted change or new. */
export function nextSecrets(place: SecretPlace): Secrets {
  const path = nextFileOf(place);
  return new Secrets(readIfThere(path) ?? keep(path, randomBytes(secretBytes)));
}

/** Secret of a change interrupted after the database adopted it and before the file did. */
export function nextSecretsIfAny(place: SecretPlace): Secrets | undefined {
  const next = readIfThere(nextFileOf(place));
  return next && new Secrets(next);
}

/** Replaces and destroys the current secret. */
export const takeNextSecret = (place: SecretPlace): void => renameSync(nextFileOf(place), secretFileOf(place));

/** Includes the place used by earlier versions. */
export const hasSecretFile = (place: SecretPlace): boolean => existsSync(secretFileOf(place)) || existsSync(formerFileIn(place.dataDir));

const formerFileIn = (dataDir: string): string => join(dataDir, 'keys', 'secret');

function secretAt({ say, ...place }: Omit<SecretOptions, 'secretKey'>): Buffer {
  const path = secretFileOf(place);
  const secret = readIfThere(path) ?? moved(place, path, say) ?? made(place, path, say);
  refuseOtherLength(secret, path);
  return secret;
}

function refuseOtherLength(secret: Uint8Array, path: string): void {
  if (secret.length !== secretBytes) throw new Failure('broken', `${path} does not hold the secret of this installation. Please put it back as it was.`);
}

/** Moves an earlier version's secret out of the data folder. */
function moved({ dataDir }: SecretPlace, path: string, say: SecretOptions['say']): Buffer | undefined {
  const former = formerFileIn(dataDir);
  const secret = readIfThere(former);
  if (secret?.length !== secretBytes) return secret;
  keep(path, secret);
  rmSync(dirname(former), { recursive: true });
  say?.(`The key of this installation is in ${path} from now on, and no longer with the data. Back it up apart from the data.`);
  return secret;
}

function made(place: SecretPlace, path: string, say: SecretOptions['say']): Buffer {
  refuseForgetfulFolder(place, path);
  const secret = keep(path, randomBytes(secretBytes));
  say?.(`The key of this installation was made in ${path}. Back it up apart from the data: without it nobody who logs in is recognised.`);
  return secret;
}

/** Refuses a volatile folder, as in a container, where every member would be lost. */
function refuseForgetfulFolder({ dataDir, keysDir }: SecretPlace, path: string): void {
  const parent = dirname(resolve(dataDir));
  if (keysDir !== undefined || !existsSync(dataDir) || statSync(dataDir).dev === statSync(parent).dev) return;
  throw new Failure(
    'conflict',
    `${dataDir} is a separate volume, and the key of this installation would be made outside of it, in ${path}, which may not last as long. Name a folder that lasts in KEYS_DIR, or set SECRET_KEY.`,
  );
}

/** Writes a draft and links it, so that the file is complete and one of two servers wins. */
function keep(path: string, secret: Uint8Array): Buffer {
  const folder = dirname(path);
  const draft = `${path}.${process.pid}`;
  try {
    makeFolders(folder, 0o700);
    write(draft, secret);
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new Failure('broken', `The secret of this installation cannot be stored in ${folder}: ${(error as Error).message}. Set SECRET_KEY instead.`, {
        cause: error,
      });
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path);
}

function write(path: string, content: Uint8Array): void {
  const file = openSync(path, 'w', 0o600);
  writeSync(file, content);
  fsyncSync(file);
  closeSync(file);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Failure('broken', `The secret of this installation in ${path} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}
