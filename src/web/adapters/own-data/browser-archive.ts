import { Zip, ZipDeflate } from 'fflate';
import { Failure } from '#core/failure.ts';
import type { Archive } from '#core/own-data/archives.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Zip compressed while written, so that memory holds packed data alone. */
export function browserArchive(save: (parts: readonly Bytes[]) => string): Archive {
  const parts: Bytes[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw new Failure('broken', error.message);
    parts.push(part);
  });
  const encoder = new TextEncoder();
  return {
    file: (name) => {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      return { write: (text) => file.push(encoder.encode(text)), end: () => file.push(new Uint8Array(0), true) };
    },
    done: () => {
      zip.end();
      return save(parts);
    },
  };
}
