import { globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes compressed forms of files that shrink. Brotli 11 takes twenty times as long as 5. */
export async function compressPages(target: string, quality: 5 | 11): Promise<void> {
  await Promise.all(
    globSync(join(target, 'web/**/*.{js,css,svg,json,txt,webmanifest}')).map(async (file) => {
      const bytes = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const forms = { br: await promisify(brotliCompress)(bytes, { params }), gz: await promisify(gzip)(bytes, { level: 9 }) };
      for (const [ending, form] of Object.entries(forms)) if (form.length < bytes.length) await replace(`${file}.${ending}`, form);
    }),
  );
}

/** Writes a file whole: it may be sent to a browser meanwhile. */
async function replace(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
}
