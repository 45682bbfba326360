import type { Objects } from '#core/media/objects.ts';
import { bothObjectBytes } from '../media/picture-objects.ts';
import type { TableShape } from './backup-format.ts';

const nothing = String.raw`\N`;
const places = ['bytes', 'small', 'object_name', 'size', 'small_size'] as const;

/** Inlines picture bytes, so that the backup is complete and restores anywhere. */
export function withPictures({ name, columns }: TableShape, rows: AsyncIterable<Buffer>, objects: Objects | undefined): AsyncIterable<Buffer> {
  const isMovable = name === 'post_media' && places.every((place) => columns.includes(place));
  return isMovable ? filledIn(columns, rows, objects) : rows;
}

async function* filledIn(columns: readonly string[], rows: AsyncIterable<Buffer>, objects: Objects | undefined): AsyncGenerator<Buffer> {
  const [bytes, small, object, size, smallSize] = places.map((place) => columns.indexOf(place)) as [number, number, number, number, number];
  for await (const line of linesOf(rows)) {
    const fields = line.split('\t');
    const name = fields[object] ?? nothing;
    if (name !== nothing) {
      const [whole, little] = await bothObjectBytes(objects, name, fields[smallSize] !== nothing);
      fields[bytes] = copied(whole);
      fields[small] = little ? copied(little) : nothing;
      for (const place of [object, size, smallSize]) fields[place] = nothing;
    }
    yield Buffer.from(`${fields.join('\t')}\n`);
  }
}

const copied = (bytes: Uint8Array): string => String.raw`\\x${Buffer.from(bytes).toString('hex')}`;

async function* linesOf(rows: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const part of rows) {
    const [first = '', ...others] = part.toString('latin1').split('\n');
    parts.push(first);
    for (const line of others) {
      yield parts.join('');
      parts = [line];
    }
  }
}
