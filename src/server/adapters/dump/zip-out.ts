import { Zip, ZipDeflate } from 'fflate';

export interface OutgoingFile {
  readonly path: string;
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Streams a zip; a single date on all files makes archives reproducible. */
export async function* zipOf(files: AsyncIterable<OutgoingFile>, madeOn: string): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, part) => {
    if (error) failures.push(error);
    else ready.push(part);
  });
  const flush = (): readonly Uint8Array[] => {
    const [failure] = failures;
    if (failure) throw failure;
    return ready.splice(0);
  };
  for await (const { path, parts } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = `${madeOn}T12:00`;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(part);
      yield* flush();
    }
    entry.push(new Uint8Array(), true);
    yield* flush();
  }
  zip.end();
  yield* flush();
}
