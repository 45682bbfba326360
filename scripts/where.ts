// The search of the house: `npm run where votes`, `npm run where csrf`, `npm run where R-032`.
// First the place of a word in every room, or of what the field calls so; then names, operations, sentences and tests.
import { citations, inventoryOf } from './house/codes.ts';
import { isTest } from './house/source.ts';
import { findIn, lettersIn } from './where/find.ts';
import { toldLead } from './where/lead.ts';
import { findScattered, wordsIn } from './where/scattered.ts';

/** Lines of one place: fewer once the folders of the word have been told. */
const mostLines = { alone: 12, besides: 4 };
const widestLine = 150;

/** Every row of the inventory with the tests that name it. */
function printRows(): void {
  const found = citations();
  const { sentences, partly } = inventoryOf();
  for (const [code, sentence] of sentences) {
    if (!code.startsWith('R-')) continue;
    console.log(`${code}: ${sentence}`);
    if (partly[code] !== undefined) console.log(`  not built of it: ${partly[code]}`);
    const tests = (found.get(code) ?? []).filter(isTest);
    for (const path of tests.length > 0 ? tests : ['no test yet']) console.log(`  ${path}`);
  }
}

/** Lines by place, and how the rest of them is seen. */
function printPlaces(places: ReadonlyMap<string, readonly string[]>, most: number): void {
  for (const [place, lines] of [...places].sort(([one], [other]) => one.localeCompare(other))) {
    console.log(place);
    for (const line of lines.slice(0, most)) console.log(`  ${line.length > widestLine && !showsAll ? `${line.slice(0, widestLine - 1)}…` : line}`);
    if (lines.length > most) console.log(`  and ${lines.length - most} more: npm run where -- --all ${asked}`);
  }
}

/** Names that speak of a word, then the files that only mention it: counted beside a name, shown where there is none. */
function printWord(): void {
  const code = asked.toUpperCase();
  const { sentences, partly } = inventoryOf();
  const sentence = sentences.get(code);
  if (sentence) console.log(`${code}: ${sentence}\n${partly[code] === undefined ? '' : `Not built of it: ${partly[code]}\n`}`);
  const lead = toldLead(asked);
  if (lead) console.log(`${lead.lines.join('\n')}\n`);
  const { named, mentioning } = findIn(lead?.word ?? asked, lead?.isTold ?? (() => false));
  printPlaces(named, showsAll ? Infinity : lead ? mostLines.besides : mostLines.alone);
  const count = [...mentioning.values()].flat().length;
  if (count > 0 && !showsAll && (lead || named.size > 0)) console.log(`${count} more files only mention it: npm run where -- --all ${asked}`);
  else if (count > 0) {
    console.log(`${named.size > 0 ? '\n' : ''}Files that only mention it`);
    printPlaces(mentioning, showsAll ? Infinity : mostLines.alone);
  }
  if (lead || named.size > 0) return;
  if (wordsIn(asked).length > 1) printScattered(count > 0 ? '\n' : '');
  else if (count === 0) printLetters();
}

/** Places of words that no name bears side by side: where all of them are, or else each of them by itself. */
function printScattered(before: string): void {
  const together = findScattered(wordsIn(asked));
  if (together.size > 0) {
    console.log(`${before}No name says ${asked} side by side; these places bear all of its words.`);
    printPlaces(together, showsAll ? Infinity : mostLines.alone);
    return;
  }
  console.log(`${before}No place bears all words of ${asked}; each by itself:`);
  const told = new Set<string>();
  for (const word of wordsIn(asked)) {
    const lead = toldLead(word);
    if (lead && told.has(lead.word)) continue;
    if (lead) told.add(lead.word);
    const { named } = findIn(lead?.word ?? word, lead?.isTold ?? (() => false));
    console.log(`\n${lead ? lead.lines.join('\n') : named.size > 0 ? `${word}:` : `Nothing here speaks of ${word}.`}`);
    if (!lead) printPlaces(named, showsAll ? Infinity : mostLines.besides);
  }
}

function printLetters(): void {
  const found = lettersIn(asked);
  console.log(found.size > 0 ? `${asked} is no word of its own here, but its letters are:` : `Nothing here speaks of ${asked}.`);
  printPlaces(found, showsAll ? Infinity : mostLines.alone);
}

const help = `npm run where -- <words> [--all]
npm run where -- --rows

Finds a word of the house, a term of the field, an operation or a code: first its folder in every room, then names, sentences and tests.
--all   every file, also those that only mention it
--rows  every row of the inventory with the tests that name it`;

const words = process.argv.slice(2);
// npm keeps a --all that stands before no `--` for itself, and says so here.
const showsAll = words.includes('--all') || process.env['npm_config_all'] === 'true';
const asked = words
  .filter((word) => word !== '--all')
  .join(' ')
  .trim();
if (words.includes('--help')) console.log(help);
else if (words[0] === '--rows') printRows();
else if (asked) printWord();
else {
  console.error('Say what you look for: npm run where rating');
  process.exitCode = 1;
}
