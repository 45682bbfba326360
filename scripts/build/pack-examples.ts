// Unpacks the examples of abuse that come along into plain texts, to be edited, and packs them again:
// `node scripts/setup.mjs scripts/build/pack-examples.ts unpack` and `… pack`, with a folder behind it where it is not to be .cache/examples.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesIn } from '#core/abuse-classifier/examples.ts';
import { packed, packedExamples, namedTextsIn, unpacked } from '#server/adapters/abuse-classifier/packed-examples.ts';

const [way, folder = '.cache/examples'] = process.argv.slice(2);

if (way === 'unpack') {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of unpacked(readFileSync(packedExamples))) writeFileSync(join(folder, name), text);
  console.log(`The examples are in ${folder}, one in each line; a line without its label is refused when they are packed.`);
} else if (way === 'pack') {
  const texts = namedTextsIn(folder, '.txt');
  const count = texts.flatMap(([name, text]) => examplesIn(text, name)).length;
  if (count === 0) throw new Error(`No examples are in ${folder}: unpack them first.`);
  writeFileSync(packedExamples, packed(texts));
  console.log(`${count} examples in ${texts.length} texts are packed into ${packedExamples}.`);
} else throw new Error('Say unpack or pack, and the folder of the texts.');
