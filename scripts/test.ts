// All tests in one run: checks, unit, port, contract and screen tests, and journeys in a real browser.
// `npm test -- journeys` runs one part, `npm test -- size-bucket` the tests whose path says so, `npm test -- all` also what is
// left out while nobody has touched it: the tests of the tools, those that kill servers, and the journeys over two processes behind a
// balancer, which `npm test -- two-processes` runs alone, and the promises of all ports where rows lie in partitions by their home, which
// `npm test -- partitioned` runs alone. A build machine (CI) runs all.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build/build-pages.ts';
import { bears, fingerprintOf, leaveStamp } from './build/fingerprint.ts';
import { generateContract } from './openapi/generate-contract.ts';
import { removeData } from './product/product-database.ts';
import { startBalanced, type BalancedProduct } from './product/balanced-product.ts';
import { startProduct, type Product } from './product/product.ts';
import { readJourneys, readTests, type Outcome } from './test/read-reports.ts';

const workshop = mkdtempSync(join(tmpdir(), 'daftar-test-'));
const wanted = process.argv.slice(2);

const parts: Record<string, () => Promise<Outcome>> = { checks, tests, partitioned, journeys, 'two-processes': journeysOverTwo };
const usual = ['checks', 'tests', 'journeys'];

type Running = Pick<Product | BalancedProduct, 'origin' | 'said' | 'stop'>;

interface Options {
  readonly dataDir: string;
  readonly scale: 'test';
  readonly settings: Readonly<Record<string, string>>;
}

/** The files that the tests of the tools judge; their verdict holds until one of these changes. */
const tools = [
  'scripts/**/*',
  'openapi/rules/*',
  'src/tsconfig*.json',
  'tests/{house,runner}/**/*',
  'tests/{planted.ts,tsconfig.json,vitest.config.ts}',
  '.oxlintrc.json',
  'package-lock.json',
];
const toolsJudged = '.cache/tools-judged';

const isEverything = wanted.includes('all') || process.env['CI'] !== undefined;
const filters = wanted.filter((name) => name !== 'all' && !parts[name]);
const named = filters.length > 0 ? ['tests'] : wanted.filter((name) => parts[name]);
const chosen = named.length > 0 ? named : isEverything ? Object.keys(parts) : usual;

await generateContract();
const outcomes: Outcome[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  console.log(`\n── ${name}`);
  outcomes.push(await part().catch(brokenDown));
}
rmSync(workshop, { recursive: true, force: true });

for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

async function checks(): Promise<Outcome> {
  const isClean = (await run(['scripts/check.ts'])) === 0;
  return { passed: Number(isClean), failed: Number(!isClean), failures: isClean ? [] : ['npm run check: what it refuses stands above'] };
}

async function tests(): Promise<Outcome> {
  const report = join(workshop, 'tests.json');
  const fingerprint = fingerprintOf(tools);
  const isToolsLeftOut = !isEverything && bears(toolsJudged, fingerprint);
  const excluded = isEverything || filters.length > 0 ? [] : ['tests/durability/**', ...(isToolsLeftOut ? ['tests/{house,runner}/**'] : [])];
  if (excluded.length > 0) console.log(`Left out: ${excluded.join(', ')}. \`npm test -- all\` runs them too.`);
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...excluded.map((place) => `--exclude=${place}`)];
  const env = isEverything && filters.length === 0 ? { RUNS_ALL_TESTS: 'yes' } : {};
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...filters, ...flags], env);
  const outcome = honest(code, readTests(report));
  if (outcome.failed === 0 && filters.length === 0 && !isToolsLeftOut) leaveStamp(toolsJudged, fingerprint);
  return outcome;
}

/** The promises of all ports on tables whose rows lie in partitions by their home, as they would on several machines. */
async function partitioned(): Promise<Outcome> {
  const report = join(workshop, 'partitioned.json');
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', 'tests/ports', ...flags], { TABLES: 'partitioned' });
  return honest(code, readTests(report));
}

function journeys(): Promise<Outcome> {
  return journeysOver((options) => startProduct(options));
}

function journeysOverTwo(): Promise<Outcome> {
  return journeysOver((options) => startBalanced({ ...options, processes: 2 }));
}

async function journeysOver(start: (options: Options) => Promise<Running>): Promise<Outcome> {
  await buildIfNeeded(console.log);
  const report = join(workshop, 'journeys.json');
  const dataDir = mkdtempSync(join(workshop, 'data-'));
  // A product whose made-up names are kept with accounts, and one whose names are known to no account: the journeys under a key go there.
  const product = await start({ dataDir, scale: 'test', settings: { ANONYMITY: 'pseudonymous' } });
  const unlinkable = await start({ dataDir: `${dataDir}-unlinkable`, scale: 'test', settings: { ANONYMITY: 'unlinkable' } });
  const code = await run(['node_modules/playwright/cli.js', 'test', '--config', 'tests/journeys/playwright.config.ts'], {
    BASE_URL: product.origin,
    UNLINKABLE_URL: unlinkable.origin,
    JOURNEYS_REPORT: report,
  });
  await Promise.all([product.stop(), unlinkable.stop()]);
  await Promise.all([removeData(dataDir), removeData(`${dataDir}-unlinkable`)]);
  return complaining(honest(code, readJourneys(report)), product, unlinkable);
}

/** A product that warned while people used it has failed, too: what no page shows is seen in its log alone. */
function complaining(outcome: Outcome, ...products: readonly Running[]): Outcome {
  const complaints = products.flatMap(({ said }) => said().split('\n')).filter((line) => line.startsWith('{'));
  return { ...outcome, failed: outcome.failed + complaints.length, failures: [...outcome.failures, ...complaints.map((line) => `The product logged ${line}`)] };
}

/** A runner that failed without a failed test still failed, and says so by name. */
function honest(code: number, outcome: Outcome): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`The runner ended with code ${code}, though no test failed: the error stands above`] };
}

function brokenDown(error: unknown): Outcome {
  console.error(error);
  return { passed: 0, failed: 1, failures: [String(error)] };
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
