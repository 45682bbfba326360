// The budget of a first visit in bytes: it is measured, and above its limit the run fails. So it does where a first visit brings along what only joining needs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildIfNeeded } from './build/build-pages.ts';

const kibibyte = 1_024;

/** Budgets in KiB for first visits and areas. The shell may grow by one, named in the commit. */
const budgets = { shell: 137, style: 15, area: 30 } as const;

interface Files {
  readonly js?: readonly string[];
  readonly css?: readonly string[];
}

interface Manifest {
  readonly entries: Readonly<Record<string, { readonly initial?: Files; readonly async?: Files } | undefined>>;
}

interface Row {
  readonly what: string;
  readonly gzip: number;
  readonly brotli: number;
  readonly budget?: number;
}

const help = `npm run size [-- <folder>]

Measures what a first visit fetches, and fails above its budget. Without a folder it builds the pages where they changed and measures dist/web;
with one it measures the pages that were built there before, as they are.`;

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit(0);
}
const [folder = 'dist/web'] = process.argv.slice(2);
if (process.argv.length <= 2) await buildIfNeeded(console.log);
if (!existsSync(join(folder, 'manifest.json'))) {
  console.error(`There are no built pages in ${folder}: there is no manifest.json.`);
  process.exit(1);
}
const { initial = {}, async: lazy = {} } = (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest).entries['index'] ?? {};
const chunk = (files: readonly string[] = [], name: string) => files.filter((file) => file.split('/').at(-1)?.startsWith(`${name}.`));
const areas = [...new Set((lazy.js ?? []).map((file) => file.split('/').at(-1)?.split('.')[0] ?? ''))].sort();

/** Files needed before a first visit is usable. */
const firstVisits: Readonly<Record<string, readonly string[]>> = {
  'the companies': ['companies', 'companies-en'],
  'the feed': ['communities', 'posts', 'cards', 'posts-en'],
};
const shell = (kind: keyof Files) => [...(initial[kind] ?? []), ...chunk(lazy[kind], 'words-en')];
const visit = (kind: keyof Files, chunks: readonly string[]) => [...shell(kind), ...chunks.flatMap((name) => chunk(lazy[kind], name))];

/** Markers of code for made-up names (blind signatures and keys). */
const joining = ['RSA-PSS', 'Ed25519', 'daftar-keys'];
const tellsOf = (text: string) => (file: string) => readFileSync(join(folder, file), 'latin1').includes(text);
const early = Object.entries(firstVisits).flatMap(([place, chunks]) =>
  joining.flatMap((text) =>
    visit('js', chunks)
      .filter(tellsOf(text))
      .map((file) => `first visit to ${place} has the code for joining: ${file} says ${text}.`),
  ),
);
const unsent = joining
  .filter((text) => !(lazy.js ?? []).some(tellsOf(text)))
  .map((text) => `no chunk says ${text}: name another text by which the code for joining is found.`);

const rows: readonly Row[] = [
  ...Object.entries(firstVisits).flatMap(([place, chunks]) => [
    { what: `first visit to ${place}, script`, ...sizeOf(visit('js', chunks)) },
    { what: `first visit to ${place}, style`, ...sizeOf(visit('css', chunks)), budget: budgets.style },
  ]),
  { what: 'shell', ...sizeOf(shell('js')), budget: budgets.shell },
  ...(initial.js ?? []).map((file) => ({ what: `  ${file}`, ...sizeOf([file]) })),
  ...areas.map((area) => ({ what: `area ${area}`, ...sizeOf([...chunk(lazy.js, area), ...chunk(lazy.css, area)]), budget: budgets.area })),
];

for (const row of rows) console.log(line(row));
const tooLarge = rows.filter(({ gzip, budget = Infinity }) => gzip > budget);
for (const { what, gzip, budget } of tooLarge) console.error(`${what.trim()} is ${gzip.toFixed(1)} KiB gzip and may be ${budget}.`);
for (const sentence of [...early, ...unsent]) console.error(sentence);
process.exitCode = tooLarge.length + early.length + unsent.length > 0 ? 1 : 0;

function sizeOf(files: readonly string[]): { readonly gzip: number; readonly brotli: number } {
  const bytes = files.map((file) => readFileSync(join(folder, file)));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0) / kibibyte;
  return {
    gzip: sum(bytes.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(bytes.map((content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length)),
  };
}

function line({ what, gzip, brotli, budget }: Row): string {
  const figures = `${gzip.toFixed(1).padStart(7)} KiB gzip ${brotli.toFixed(1).padStart(7)} KiB brotli`;
  return `${what.padEnd(44)}${figures}${budget === undefined ? '' : `   of ${budget} gzip`}`;
}
