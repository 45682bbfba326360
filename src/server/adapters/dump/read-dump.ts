import { createHash, type Hash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { CsvIntake, type CsvRow } from './csv-intake.ts';
import { packagePath, signaturePath, type DumpPackage, type DumpSignature } from './dump-format.ts';
import { readZip, type FileIntake } from './zip-in.ts';

export interface FoundFile {
  readonly bytes: number;
  readonly hash: string;
}

export interface FoundDump {
  readonly text: string;
  readonly described: DumpPackage;
  readonly signature: DumpSignature;
  readonly files: ReadonlyMap<string, FoundFile>;
}

/** Row readers by file path; each hears every row. */
export type RowReaders = Readonly<Record<string, (row: CsvRow) => void>>;

/** Reads a dump once, hashing each file and passing rows to their readers. */
export async function readDump(file: string, readers: RowReaders = {}, others: Readonly<Record<string, FileIntake>> = {}): Promise<FoundDump> {
  const files = new Map<string, FoundFile>();
  const texts = new Map<string, string>();
  await readZip(file, (path) => {
    const read = readers[path];
    const intakes = [read && new CsvIntake(path, read), others[path], isText(path) ? new TextIntake((text) => texts.set(path, text)) : undefined];
    return new HashedIntake(
      intakes.filter((intake) => intake !== undefined),
      (found) => files.set(path, found),
    );
  });
  const [text, signature] = [texts.get(packagePath), texts.get(signaturePath)];
  if (text === undefined || signature === undefined)
    throw new Failure('invalid', `${file} is not a dump: it has no ${text === undefined ? packagePath : signaturePath}.`);
  const described = parsed<Partial<DumpPackage>>(text, packagePath);
  if (!isWhole(described)) throw new Failure('invalid', `${packagePath} in ${file} does not describe a dump of this version.`);
  return { text, described, signature: parsed<DumpSignature>(signature, signaturePath), files };
}

const isWhole = (described: Partial<DumpPackage>): described is DumpPackage => described.readMe !== undefined && Array.isArray(described.resources);

const isText = (path: string): boolean => path === packagePath || path === signaturePath;

function parsed<Recorded>(text: string, path: string): Recorded {
  try {
    return JSON.parse(text) as Recorded;
  } catch (error) {
    throw new Failure('invalid', `${path} in the dump is not JSON.`, { cause: error });
  }
}

class TextIntake implements FileIntake {
  readonly #parts: Uint8Array[] = [];
  readonly #done: (text: string) => void;

  constructor(done: (text: string) => void) {
    this.#done = done;
  }

  take(part: Uint8Array): void {
    this.#parts.push(part.slice());
  }

  end(): void {
    this.#done(Buffer.concat(this.#parts).toString('utf8'));
  }
}

class HashedIntake implements FileIntake {
  readonly #hash: Hash = createHash('sha256');
  readonly #others: readonly FileIntake[];
  readonly #done: (found: FoundFile) => void;
  #bytes = 0;

  constructor(others: readonly FileIntake[], done: (found: FoundFile) => void) {
    this.#others = others;
    this.#done = done;
  }

  take(part: Uint8Array): void {
    this.#hash.update(part);
    this.#bytes += part.length;
    for (const other of this.#others) other.take(part);
  }

  end(): void {
    for (const other of this.#others) other.end();
    this.#done({ bytes: this.#bytes, hash: `sha256:${this.#hash.digest('hex')}` });
  }
}

/** Files that are missing, undeclared or differ from what was signed. */
export function fileProblems({ described, files }: FoundDump): readonly string[] {
  const signed = [described.readMe, ...described.resources];
  const known = new Set([packagePath, signaturePath, ...signed.map(({ path }) => path)]);
  return [
    ...[...files.keys()].filter((path) => !known.has(path)).map((path) => `${path} is in the dump, and its description does not name it.`),
    ...signed.flatMap(({ path, hash, bytes }) => {
      const found = files.get(path);
      if (!found) return [`${path} is missing.`];
      return found.hash === hash && found.bytes === bytes ? [] : [`${path} is not the file that was signed: its hash is ${found.hash}.`];
    }),
  ];
}
