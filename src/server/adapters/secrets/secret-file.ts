import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import { Secrets } from './secrets.ts';

/** Sources of the secret of an installation: a setting, or else a file beside the data. */
export interface SecretOptions {
  readonly secretKey?: string | undefined;
  readonly dataDir: string;
}

const bytes = 32;

/** The keys of this installation. Where none were given they are made at the first start; without them nobody who signed in before is known again. */
export function openSecrets({ secretKey, dataDir }: SecretOptions): Secrets {
  return new Secrets(secretKey === undefined ? secretIn(join(dataDir, 'keys')) : Buffer.from(secretKey));
}

/** The file of the secret, where none was given by a setting. */
export const secretFileIn = (dataDir: string): string => join(dataDir, 'keys', 'secret');

function secretIn(folder: string): Buffer {
  const path = join(folder, 'secret');
  const secret = readIfThere(path) ?? make(folder, path);
  if (secret.length !== bytes) throw new Failure('broken', `${path} does not hold the secret of this installation. Please put it back as it was.`);
  return secret;
}

/** Written beside its place and then linked there, so that it is whole or absent, and of two servers that start together one wins. */
function make(folder: string, path: string): Buffer {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write(draft, randomBytes(bytes));
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new Failure('broken', `The secret of this installation cannot be kept in ${folder}: ${(error as Error).message}. Give it by SECRET_KEY instead.`, {
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
