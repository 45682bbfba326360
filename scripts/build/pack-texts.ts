// Unpacks texts that come along packed (`*.json.br`) into plain ones, to be edited, and packs them again:
// `node scripts/setup.mjs scripts/build/pack-texts.ts unpack demo` and `… pack demo`, for every packed file whose path has this word.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesIn } from '#core/abuse-classifier/examples.ts';
import { namedTextsIn, packed, unpacked, type NamedTexts } from '#server/adapters/packed/named-texts.ts';
import { readable } from './readable-json.ts';

const folderOf = (file: string): string => join('.cache/unpacked', file.replace(/\.json\.br$/, ''));

function unpack(file: string): void {
  const folder = folderOf(file);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of unpacked(readFileSync(file))) writeFileSync(join(folder, name), text);
  console.log(`${file} is in ${folder}.`);
}

/** Packs the folder of a file; an example without its label is refused. */
function pack(file: string): void {
  const folder = folderOf(file);
  if (!existsSync(folder)) return console.log(`${file} stays: ${folder} is not there.`);
  const texts: NamedTexts = namedTextsIn(folder, '').map(([name, text]) => [name, name.endsWith('.json') ? readable(JSON.parse(text)) : text]);
  if (file.endsWith('examples/abuse.json.br')) texts.forEach(([name, text]) => examplesIn(text, name));
  writeFileSync(file, packed(texts));
  console.log(`${texts.length} texts are packed into ${file}.`);
}

const [way, word = ''] = process.argv.slice(2);
const files = globSync('src/**/*.json.br').filter((file) => file.includes(word));
if ((way !== 'unpack' && way !== 'pack') || files.length === 0) throw new Error('Say unpack or pack, and a word in the path of what is packed.');
files.forEach(way === 'unpack' ? unpack : pack);
