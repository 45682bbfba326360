import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '#core/failure.ts';
import { makeFolders } from '../system/make-folders.ts';
import { Secrets } from './secrets.ts';

/** Sources of the secret of an installation: a setting, or else a file in its own folder. */
export interface SecretOptions {
  readonly secretKey?: string | undefined;
  readonly dataDir: string;
  readonly keysDir?: string | undefined;
  readonly say?: (sentence: string) => void;
}

type SecretPlace = Pick<SecretOptions, 'dataDir' | 'keysDir'>;

const secretBytes = 32;

/** The keys of this installation. Where none were given they are made at the first start; without them nobody who signed in before is known again. */
export function openSecrets({ secretKey, ...place }: SecretOptions): Secrets {
  return new Secrets(secretKey === undefined ? secretAt(place) : Buffer.from(secretKey));
}

/** The keys of this installation as they are, which makes and moves nothing; nothing where there are none yet. */
export function knownSecrets({ secretKey, ...place }: SecretOptions): Secrets | undefined {
  const secret = secretKey === undefined ? (readIfThere(secretFileOf(place)) ?? readIfThere(formerFileIn(place.dataDir))) : Buffer.from(secretKey);
  if (secret !== undefined && secretKey === undefined) refuseOtherLength(secret, secretFileOf(place));
  return secret && new Secrets(secret);
}

/** The folder of the secret. It is never in the data folder, so that a copy of the data alone leads to nobody. */
export const keysFolderOf = ({ dataDir, keysDir }: SecretPlace): string => keysDir ?? `${resolve(dataDir)}-keys`;

/** The file of the secret, where none was given by a setting. */
export const secretFileOf = (place: SecretPlace): string => join(keysFolderOf(place), 'secret');

/** The file of the secret that a change of it leads to; it is there only while the change is under way. */
const nextFileOf = (place: SecretPlace): string => join(keysFolderOf(place), 'secret.next');

/** The secret that comes after this one: one that was made for a change that did not end, or a new one. */
export function nextSecrets(place: SecretPlace): Secrets {
  const path = nextFileOf(place);
  return new Secrets(readIfThere(path) ?? keep(path, randomBytes(secretBytes)));
}

/** The secret of a change that was stopped after the database had it, and before the file had. */
export function nextSecretsIfAny(place: SecretPlace): Secrets | undefined {
  const next = readIfThere(nextFileOf(place));
  return next && new Secrets(next);
}

/** Puts the next secret in the place of this one, which is gone then. */
export const takeNextSecret = (place: SecretPlace): void => renameSync(nextFileOf(place), secretFileOf(place));

/** Whether there is a secret, in its folder or still where earlier versions kept it. */
export const hasSecretFile = (place: SecretPlace): boolean => existsSync(secretFileOf(place)) || existsSync(formerFileIn(place.dataDir));

/** Earlier versions kept the secret beside the data. */
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

/** The secret of an earlier version, taken out of the data folder. */
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

/** Refuses a folder that forgets: where the data lie on their own volume, as in a container, a folder beside them may be gone with the next container, and every member with it. */
function refuseForgetfulFolder({ dataDir, keysDir }: SecretPlace, path: string): void {
  const parent = dirname(resolve(dataDir));
  if (keysDir !== undefined || !existsSync(dataDir) || statSync(dataDir).dev === statSync(parent).dev) return;
  throw new Failure(
    'conflict',
    `${dataDir} is a separate volume, and the key of this installation would be made outside of it, in ${path}, which may not last as long. Name a folder that lasts in KEYS_DIR, or set SECRET_KEY.`,
  );
}

/** Written beside its place and then linked there, so that it is whole or absent, and of two servers that start together one wins. */
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
