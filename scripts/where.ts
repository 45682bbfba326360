// The search of the repository: `npm run where votes`, `npm run where vote-buttons`, `npm run where R-032`.
import { doorOf, inventoryOf, titledTests } from './codebase/codes.ts';
import { isKnown, placesOf, sentenceOf } from './codebase/places.ts';
import { unusedOperations } from './where/unused-operations.ts';
import { linesWith, namedIn, usesOf, type ByPlace } from './where/find.ts';
import { spellingsOf } from './where/mentions.ts';

const mostLines = 12;
const { sentences, decided } = inventoryOf();

function printRows(): void {
  const found = titledTests();
  for (const code of sentences.keys()) {
    if (!code.startsWith('R-')) continue;
    printSentence(code);
    const tests = found.get(code) ?? [];
    console.log(`  met by ${doorOf(tests) ?? 'no door'}`);
    for (const path of tests) console.log(`  ${path}`);
  }
}

function printSentence(code: string): void {
  if (sentences.has(code)) console.log(`${code}: ${sentences.get(code)}`);
  if (decided[code] !== undefined) console.log(`  otherwise: ${decided[code]}`);
}

/** Prints a glossary word with its folders, and returns their files. */
function printFolders(word: string): readonly string[] {
  const folders = placesOf(word);
  console.log(`${word}: ${sentenceOf(word)}`);
  for (const { folder, files } of folders) console.log(`  ${folder}: ${files.join(', ')}`);
  return folders.flatMap(({ folder, files }) => files.map((file) => `${folder}/${file}`));
}

function printPlaces(places: ByPlace): void {
  for (const [place, lines] of [...places].sort(([one], [other]) => one.localeCompare(other))) {
    console.log(place);
    for (const line of showsAll ? lines : lines.slice(0, mostLines)) console.log(`  ${line}`);
    if (lines.length > mostLines && !showsAll) console.log(`  and ${lines.length - mostLines} more: npm run where -- --all ${asked}`);
  }
}

/** Prints codes and words first, then names, and text lines only where no name matches. */
function printFound(): void {
  printSentence(asked.toUpperCase());
  const word = spellingsOf(asked).find(isKnown);
  const files = word === undefined ? [] : printFolders(word);
  const named = namedIn(asked, files);
  printPlaces(named);
  const uses: ByPlace = word === undefined ? usesOf(asked) : new Map();
  if (uses.size > 0) console.log('Used by:');
  printPlaces(uses);
  if (files.length > 0 || named.size > 0) return;
  const lines = linesWith(asked);
  console.log(lines.size > 0 ? `No name says ${asked}; these lines do.` : `Nothing here speaks of ${asked}.`);
  printPlaces(lines);
}

const help = `npm run where -- <word, file or code> [--all]
npm run where -- --rows
npm run where unused-operations

Finds a word of the glossary (scripts/codebase/words.ts) in every room, a file, a name in code, a test, an operation or a code of the inventory.
--all   every line of a place
--rows  every row of the inventory, by which door it is met, and the tests that name it
unused-operations  operations that neither a screen nor a caller named in the contract (x-called-by) uses`;

const words = process.argv.slice(2);
// npm keeps a --all that is before no `--` for itself, and says so here.
const showsAll = words.includes('--all') || process.env['npm_config_all'] === 'true';
const asked = words
  .filter((word) => word !== '--all')
  .join(' ')
  .trim();
if (words.includes('--help')) console.log(help);
else if (words[0] === '--rows') printRows();
else if (asked === 'unused-operations') for (const line of unusedOperations()) console.log(line);
else if (asked) printFound();
else {
  console.error('Say what you look for: npm run where rating');
  process.exitCode = 1;
}
