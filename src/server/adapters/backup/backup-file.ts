import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Failure } from '#core/failure.ts';
import { damaged, formatVersion } from './backup-format.ts';
import { ByteIntake, heardBy } from './byte-intake.ts';
import { notWritten } from './not-written.ts';
import { knownSealKey, openedBytes, sealedBytes, sealKeyOf, type GivenPassphrase, type SealKey } from './sealed-bytes.ts';

export interface WrittenFile {
  readonly bytes: number;
  readonly sha256: string;
}

const mark = 'daftar-backup';
const longestFirstLine = 200;

/** Renames a finished temporary file, so that a file of the final name is always complete. */
export async function writeBackupFile(path: string, frames: AsyncIterable<Buffer>, passphrase: string | undefined): Promise<WrittenFile> {
  if (existsSync(path)) throw new Failure('conflict', `${path} is there already. Name another file, or a folder.`);
  const draft = `${path}.part`;
  const seal = passphrase === undefined ? undefined : await sealKeyOf(passphrase);
  const hash = createHash('sha256');
  const handle = await open(draft, 'w', 0o600).catch((error: unknown) => {
    throw notWritten(error, dirname(path));
  });
  try {
    const file = handle.createWriteStream({ flush: true });
    await pipeline(
      Readable.from(frames),
      createZstdCompress(),
      (packed: AsyncIterable<Uint8Array>) => withFirstLine(packed, seal),
      (parts: AsyncIterable<Uint8Array>) => heardBy(hash, parts),
      file,
    );
    await rename(draft, path);
    await settle(dirname(path));
    return { bytes: file.bytesWritten, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(draft, { force: true });
    throw notWritten(error, dirname(path));
  }
}

async function* withFirstLine(packed: AsyncIterable<Uint8Array>, seal: SealKey | undefined): AsyncGenerator<Uint8Array> {
  const how = seal ? `sealed ${seal.salt} ${seal.check}` : 'plain';
  yield Buffer.from(`${mark} ${formatVersion} ${how}\n`);
  if (seal) return yield* sealedBytes(packed, seal);
  const hash = createHash('sha256');
  yield* heardBy(hash, packed);
  yield endLine(hash);
}

const endLine = (hash: Hash): Buffer => Buffer.from(`\nend of ${mark} ${hash.digest('hex')}\n`);

/** Bytes before the last line, which verifies a plain backup. Sealed ones verify themselves. */
async function* untilEndLine(intake: ByteIntake): AsyncGenerator<Buffer> {
  const { length } = endLine(createHash('sha256'));
  const hash = createHash('sha256');
  let last = Buffer.alloc(0);
  for await (const part of intake.rest()) {
    const all = Buffer.concat([last, part]);
    const cut = Math.max(0, all.length - length);
    last = all.subarray(cut);
    hash.update(all.subarray(0, cut));
    yield all.subarray(0, cut);
  }
  if (!last.equals(endLine(hash))) throw damaged('it was changed or cut off');
}

/** Makes the new name durable where folders are synced separately. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Asks for a passphrase only when sealed, accepting several readings of one. */
export async function* framesInFile(path: string, askPassphrase: () => Promise<string | GivenPassphrase>): AsyncGenerator<Uint8Array> {
  const intake = new ByteIntake(createReadStream(path));
  const line = await intake.line(longestFirstLine).catch((error: Error) => {
    throw new Failure('missing', `The backup ${path} cannot be read: ${error.message}.`, { cause: error });
  });
  const [first, version, how, salt = '', check = ''] = (line ?? '').split(' ');
  if (first !== mark) throw new Failure('invalid', `${path} is not a backup of Daftar, or was cut off at its beginning.`);
  if (version !== `${formatVersion}`)
    throw new Failure('invalid', `${path} is a backup that only a newer version of this server knows. Please restore it with that version.`);
  if (how !== 'plain' && how !== 'sealed') throw damaged('its first line was changed');
  const packed = how === 'sealed' ? openedBytes(intake, await knownSealKey(givenAs(await askPassphrase()), salt, check)) : untilEndLine(intake);
  const frames = createZstdDecompress();
  const flowing = pipeline(Readable.from(packed), frames).catch(() => undefined);
  try {
    yield* frames;
  } catch (error) {
    throw error instanceof Failure ? error : damaged('it cannot be unpacked', error);
  } finally {
    await flowing;
  }
}

const givenAs = (passphrase: string | GivenPassphrase): GivenPassphrase => (typeof passphrase === 'string' ? { readings: [passphrase] } : passphrase);
