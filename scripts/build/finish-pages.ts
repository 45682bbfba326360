// Finishes pages that were built: draws the pictures that shared links show, and compresses what browsers load. Its process takes much memory, and gives it back.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { drawLinkPictures } from './link-pictures.ts';

const [target = 'dist'] = process.argv.slice(2);
const compressible = join(target, 'web/**/*.{js,css,svg,json,txt,webmanifest}');

await drawLinkPictures(target);
await compressAll();

/** Puts the compressed forms beside every file that shrinks, as small as they get, because this is done once. */
async function compressAll(): Promise<void> {
  await Promise.all(
    globSync(compressible).map(async (file) => {
      const bytes = await readFile(file);
      const brotli = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      const zipped = await promisify(gzip)(bytes, { level: 9 });
      if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
      if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped);
    }),
  );
}
