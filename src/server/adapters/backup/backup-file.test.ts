import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatVersion } from './backup-format.ts';
import { framesInFile, writeBackupFile } from './backup-file.ts';
import { ByteIntake } from './byte-intake.ts';
import { checkOnly, readBackup, type BackupTaker } from './read-frames.ts';
import { openedBytes, sealedBytes } from './sealed-bytes.ts';
import { framesOf, type BackupSource } from './write-frames.ts';

const passphrase = 'Steady marigolds hold, 42';
const steps = [{ name: '0001-companies', checksum: 'abc' }];
const head = { format: formatVersion, product: '0.1.0', madeAt: '2026-11-22T01:30:00.000Z', postgres: '18.4', steps };
/** Row longer than a frame, made of incompressible bytes. */
const picture = Buffer.from(`${randomBytes(1_300_000).toString('hex')}\n`);
const small = ['1\ta\n', '2\tb\n'].map((row) => Buffer.from(row));

async function* each<Part>(parts: readonly Part[]): AsyncGenerator<Part> {
  yield* parts;
}

async function collected(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const source = (): BackupSource => ({
  head,
  tables: () =>
    each([
      { shape: { name: 'image', columns: ['bytes'] }, rows: each([picture]), count: () => 1 },
      { shape: { name: 'post', columns: ['id', 'title'] }, rows: each(small), count: () => 2 },
      { shape: { name: 'vote', columns: ['thing'] }, rows: each([]), count: () => 0 },
    ]),
  sequences: async () => [{ name: 'report_place_seq', value: '12' }],
});

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftar-backup-'));
  path = join(folder, 'one.backup');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function readAll(known = passphrase) {
  const taken: Record<string, Buffer> = {};
  const taker: BackupTaker = {
    ...checkOnly,
    table: async ({ name }, rows) => {
      taken[name] = await collected(rows);
    },
  };
  const read = await readBackup(
    framesInFile(path, async () => known),
    taker,
  );
  return { ...read, taken };
}

const refusal = (known?: string): Promise<string> =>
  readAll(known).then(
    () => 'taken',
    ({ message }: Error) => message,
  );

describe.each([
  ['plain', undefined, [0, 9, 20, 90, 700_000, -70, -3, -1]],
  // Each try at a passphrase takes its time.
  ['sealed', passphrase, [30, 700_000, -1]],
] as const)('a %s backup', (_how, seal, places) => {
  it('gives back every table, row and sequence, and lies there under no other name', async () => {
    const { bytes } = await writeBackupFile(path, framesOf(source()), seal);
    expect(readdirSync(folder)).toEqual(['one.backup']);
    expect(readFileSync(path)).toHaveLength(bytes);
    const read = await readAll();
    expect(read.head).toEqual(head);
    expect(read.end).toMatchObject({ tables: 3, rows: 3, sequences: [{ name: 'report_place_seq', value: '12' }] });
    expect(read.taken['image']?.equals(picture)).toBe(true);
    expect([read.taken['post'], read.taken['vote']].map(String)).toEqual(['1\ta\n2\tb\n', '']);
  });

  it('is refused when it was cut off, changed, or extended anywhere', async () => {
    await writeBackupFile(path, framesOf(source()), seal);
    const whole = readFileSync(path);
    for (const at of places.map((place) => (place + whole.length) % whole.length)) {
      writeFileSync(path, whole.subarray(0, at));
      expect(await refusal(), `cut off at ${at}`).toMatch(/damaged|is not a backup|passphrase/);
      const changed = Buffer.from(whole);
      changed.writeUInt8((whole[at] ?? 0) ^ 1, at);
      writeFileSync(path, changed);
      expect(await refusal(), `changed at ${at}`).toMatch(/damaged|is not a backup|passphrase|newer version/);
    }
    writeFileSync(path, Buffer.concat([whole, Buffer.from('more')]));
    expect(await refusal()).toMatch(/damaged/);
    writeFileSync(path, whole);
    expect(await refusal()).toBe('taken');
  });

  it('never replaces a file, and leaves nothing where its rows do not end', async () => {
    writeFileSync(path, 'mine');
    await expect(writeBackupFile(path, framesOf(source()), seal)).rejects.toThrow(`${path} is there already.`);
    rmSync(path);
    const failing: BackupSource = { ...source(), sequences: () => Promise.reject(new Error('The connection was lost.')) };
    await expect(writeBackupFile(path, framesOf(failing), seal)).rejects.toThrow('The connection was lost.');
    await expect(writeBackupFile(join(folder, 'nowhere', 'one'), framesOf(source()), seal)).rejects.toThrow(
      `The backup cannot be written: there is no folder ${join(folder, 'nowhere')}.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('sealed bytes', () => {
  const all = randomBytes(200_000);
  const key = { key: randomBytes(32), salt: 'salt', check: '' };
  const opened = (bytes: Uint8Array): Promise<Buffer> => collected(openedBytes(new ByteIntake(each([bytes])), key));

  it('are refused when cut at a chunk, or with swapped or repeated chunks', async () => {
    const chunk = 65_536 + 16;
    const whole = await collected(sealedBytes(each([all]), key));
    expect(whole.includes(all.subarray(0, 32))).toBe(false);
    expect((await opened(whole)).equals(all)).toBe(true);
    const [first, second, others] = [whole.subarray(0, chunk), whole.subarray(chunk, 2 * chunk), whole.subarray(2 * chunk)];
    for (const parts of [[first], [first, second], [second, first, others], [first, first, second, others], [first, others], []])
      await expect(opened(Buffer.concat(parts))).rejects.toThrow('The backup is damaged: ');
  });
});

describe('a sealed backup', () => {
  it('is opened by its passphrase alone, and says nothing of what it holds', async () => {
    await writeBackupFile(path, framesOf(source()), passphrase);
    expect(await refusal('Steady marigolds hold, 43')).toBe('That is not the passphrase of this backup. Nothing was restored.');
    const [first] = readFileSync(path, 'latin1').split('\n');
    await writeBackupFile(join(folder, 'two.backup'), framesOf(source()), passphrase);
    const [second] = readFileSync(join(folder, 'two.backup'), 'latin1').split('\n');
    expect(first).toMatch(/^daftar-backup 1 sealed [\w-]{22} [\w-]{22}$/);
    expect(first).not.toBe(second);
  });
});

describe('the hash of the rows', () => {
  it('is equal for equal rows, whenever backed up, sealed or not, and different otherwise', async () => {
    const contentsOf = async (of: BackupSource): Promise<string | undefined> => {
      let contents: string | undefined;
      for await (const _ of framesOf(of, (end) => (contents = end.contents)));
      return contents;
    };
    const first = await contentsOf(source());
    expect(await contentsOf({ ...source(), head: { ...head, madeAt: '2027-01-01T00:00:00.000Z' } })).toBe(first);
    const other = { shape: { name: 'post', columns: ['id', 'title'] }, rows: each([Buffer.from('1\tc\n')]), count: () => 1 };
    expect(await contentsOf({ ...source(), tables: () => each([other]) })).not.toBe(first);
  });
});
