import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { browserArchive } from './browser-archive.ts';

it('what is written in pieces, even to two files, is intact in the zip (F-22)', () => {
  let packed: readonly Uint8Array[] = [];
  const archive = browserArchive((parts) => {
    packed = parts;
    return 'blob:archive';
  });
  const [page, account] = [archive.file('index.html'), archive.file('account.json')];
  for (let at = 0; at < 2_000; at++) {
    page.write(`<p>दफ़्तर ${at}</p>`);
    account.write(`${at},`);
  }
  account.end();
  page.end();
  expect(archive.done()).toBe('blob:archive');
  const files = unzipSync(Uint8Array.from(packed.flatMap((part) => [...part])));
  expect(Object.keys(files).toSorted()).toEqual(['account.json', 'index.html']);
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toBe(Array.from({ length: 2_000 }, (_, at) => `${at},`).join(''));
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('<p>दफ़्तर 1999</p>');
});
