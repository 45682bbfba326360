import { createHash } from 'node:crypto';
import { Contents, type BackupEnd, type BackupHead, type FrameLetter, type SequenceValue, type TableShape } from './backup-format.ts';

export interface OutgoingTable {
  readonly shape: TableShape;
  readonly rows: AsyncIterable<Buffer>;
  /** Available once all rows were taken. */
  readonly count: () => number;
}

export interface BackupSource {
  readonly head: BackupHead;
  readonly tables: () => AsyncIterable<OutgoingTable>;
  /** Asked for after all tables. */
  readonly sequences: () => Promise<readonly SequenceValue[]>;
}

const usualFrameBytes = 65_536;
export const longestFrameBytes = 1_048_576;

export async function* framesOf({ head, tables, sequences }: BackupSource, tell: (end: BackupEnd) => void = () => undefined): AsyncGenerator<Buffer> {
  const contents = new Contents();
  yield* jsonFrame('h', head);
  for await (const { shape, rows, count } of tables()) {
    const hash = createHash('sha256');
    yield* jsonFrame('t', shape);
    for await (const block of blocksOf(rows)) {
      hash.update(block);
      yield* frame('d', block);
    }
    const end = { rows: count(), sha256: hash.digest('hex') };
    contents.add(shape, end);
    yield* jsonFrame('e', end);
  }
  const end = contents.end(await sequences());
  tell(end);
  yield* jsonFrame('z', end);
}

function* frame(letter: FrameLetter, stored: Buffer): Generator<Buffer> {
  const start = Buffer.alloc(5);
  start.write(letter, 'latin1');
  start.writeUInt32BE(stored.length, 1);
  yield start;
  yield stored;
}

const jsonFrame = (letter: FrameLetter, stored: object): Generator<Buffer> => frame(letter, Buffer.from(JSON.stringify(stored)));

/** Groups rows into blocks that suit a frame and never exceed the reader's limit. */
async function* blocksOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const row of rows) {
    for (let at = 0; at < row.length; at += longestFrameBytes - usualFrameBytes) {
      const part = row.subarray(at, at + longestFrameBytes - usualFrameBytes);
      parts.push(part);
      length += part.length;
      if (length < usualFrameBytes) continue;
      yield Buffer.concat(parts);
      [parts, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(parts);
}
