import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { Contents, damaged, formatVersion, type BackupEnd, type BackupHead, type FrameLetter, type TableEnd, type TableShape } from './backup-format.ts';
import { ByteIntake } from './byte-intake.ts';
import { endIn, headIn, shapeIn, tableEndIn } from './read-parts.ts';
import { longestFrameBytes } from './write-frames.ts';

/** Receives a backup in order. Any error it throws ends the reading. */
export interface BackupTaker {
  begin(head: BackupHead): Promise<void>;
  /** Resolves after all rows. A hash mismatch fails after the last row. */
  table(shape: TableShape, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Called once the backup has proved whole, to the last byte. */
  end(end: BackupEnd): Promise<void>;
}

export const checkOnly: BackupTaker = {
  begin: async () => undefined,
  table: async (_shape, rows) => {
    for await (const _ of rows);
  },
  end: async () => undefined,
};

export interface ReadBackup {
  readonly head: BackupHead;
  readonly end: BackupEnd;
  readonly tables: readonly (readonly [TableShape, TableEnd])[];
}

/** Reads all frames and refuses a backup that is incomplete or altered. */
export async function readBackup(bytes: AsyncIterable<Uint8Array>, taker: BackupTaker): Promise<ReadBackup> {
  const frames = new FrameIntake(bytes);
  const head = await frames.part('h', headIn);
  if (head.format !== formatVersion)
    throw new Failure(
      'invalid',
      `The backup is of a format (${head.format}) that only a newer version of this server knows. Please restore it with that version.`,
    );
  await taker.begin(head);
  const contents = new Contents();
  const tables: (readonly [TableShape, TableEnd])[] = [];
  while ((await frames.next()) === 't') {
    const shape = await frames.part('t', shapeIn);
    const rows = rowsIn(frames);
    await taker.table(shape, rows.blocks());
    tables.push([shape, rows.end()]);
    contents.add(shape, rows.end());
  }
  const end = await frames.part('z', endIn);
  if (contents.end(end.sequences).contents !== end.contents) throw damaged('it does not hold the tables that it says it holds');
  await frames.close();
  await taker.end(end);
  return { head, end, tables };
}

function rowsIn(frames: FrameIntake) {
  let end: TableEnd | undefined;
  async function* blocks(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    while ((await frames.next()) === 'd') {
      const block = await frames.stored('d');
      hash.update(block);
      yield block;
    }
    end = await frames.part('e', tableEndIn);
    if (hash.digest('hex') !== end.sha256) throw damaged('the rows of a table are not those that were written');
  }
  return {
    blocks,
    end: (): TableEnd => {
      if (!end) throw new Failure('broken', 'The rows of a table were not taken to their end');
      return end;
    },
  };
}

const startBytes = 5;

class FrameIntake {
  readonly #bytes: ByteIntake;
  #start: Buffer | undefined;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#bytes = new ByteIntake(bytes);
  }

  /** Peeks at the next frame's letter. */
  async next(): Promise<string> {
    this.#start ??= await this.#exactly(startBytes);
    return this.#start.toString('latin1', 0, 1);
  }

  async stored(letter: FrameLetter): Promise<Buffer> {
    if ((await this.next()) !== letter) throw damaged('its parts do not follow each other');
    const start = this.#start ?? Buffer.alloc(startBytes);
    const length = start.readUInt32BE(1);
    if (length > longestFrameBytes) throw damaged('one of its parts is longer than any can be');
    const stored = await this.#exactly(length);
    this.#start = undefined;
    return stored;
  }

  async part<Part>(letter: FrameLetter, read: (said: unknown) => Part): Promise<Part> {
    return read(parsed(await this.stored(letter)));
  }

  /** Reads to the end, as the verification may come last. */
  async close(): Promise<void> {
    if (!(await this.#bytes.isAtEnd())) throw damaged('something was added after its end');
  }

  async #exactly(wanted: number): Promise<Buffer> {
    const taken = await this.#bytes.take(wanted);
    if (taken.length < wanted) throw damaged('it ends too early');
    return taken;
  }
}

function parsed(stored: Buffer): unknown {
  try {
    const said: unknown = JSON.parse(stored.toString());
    return said;
  } catch (error) {
    throw damaged('one of its parts cannot be read', error);
  }
}
