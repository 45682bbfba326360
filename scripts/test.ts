// The tests: `npm test` runs what everyone runs, and what a build machine runs: checks, tests, and one journey in a real browser for each
// thing that people do. `npm test -- all` runs all of them: those that take long (`test/long-tests.ts`, and journeys that bear `@all`), the
// journeys that cross processes (`@two-processes`) over two of them behind a balancer, and what pages cost beside their API (`costs`). A run
// ends with the first part that fails; `--keep-going` goes on.
// Each part prints its processor seconds beside its limit, of `test/limits.tsv`: in a whole run a part that costs too much has failed.
// `npm test -- spread` runs on a cluster, whose coordinator CITUS_URL names: what the ports promise, journeys about companies, and ten kills of a
// machine under sixteen writers. No other run does.
// `npm test -- journeys` runs one part, `npm test -- size-bucket` the tests whose path says so, long or not, `npm test -- journeys voting` such
// journeys.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSmallest } from './build/build-pages.ts';
import { generateContract } from './openapi/generate-contract.ts';
import { removeData } from './product/product-database.ts';
import { startBalanced, type BalancedProduct } from './product/balanced-product.ts';
import { startProduct, type Product } from './product/product.ts';
import { lastAllLine, leaveLastAll, leaveLastGreen, lineOf } from './test/last-runs.ts';
import { costLine, isTooDear, limitLine, limitOf, tolerance, withCost, type Cost } from './test/limits.ts';
import { longPatterns } from './test/long-tests.ts';
import { readJourneys, readTests, type FailedTest, type Outcome } from './test/read-reports.ts';
import { watchProcessorTime } from './test/spent-time.ts';

const workshop = mkdtempSync(join(tmpdir(), 'daftar-test-'));
const asked = process.argv.slice(2);

const parts: Record<string, () => Promise<Outcome>> = { checks, tests, journeys, 'two-processes': journeysOverTwo, costs, spread };
const usual = ['checks', 'tests', 'journeys'];
const apart = ['spread'];

const killedMachine = 'tests/spread/killed-machine-on-cluster.test.ts';
const onCluster = [
  'tests/ports',
  'src/server/adapters/account',
  'src/server/adapters/backup',
  'mixed-rows',
  'doctor-machines',
  'on-cluster',
  `--exclude=${killedMachine}`,
];
const aboutCompanies = 'tests/journeys/(companies|company-.*|reviews|salaries|interviews|photos|benefits|jobs|search|contributions|awards|home)/';

const withoutCluster =
  'CITUS_URL names no cluster: give the address of a coordinator of Citus that knows other machines, such as postgres://postgres@127.0.0.1:5432/postgres.';

type Running = Pick<Product | BalancedProduct, 'origin' | 'said' | 'stop'>;

interface Options {
  readonly dataDir: string;
  readonly scale: 'test';
}

const isEverything = asked.includes('all');
const isGoingOn = asked.includes('--keep-going');
const filters = asked.filter((word) => word !== 'all' && word !== '--keep-going' && !parts[word]);
const named = asked.filter((word) => parts[word]);
const isWhole = filters.length === 0 && named.length === 0;
const wanted = isWhole ? (isEverything ? Object.keys(parts).filter((name) => !apart.includes(name)) : usual) : named.length > 0 ? named : ['tests'];
const chosen = Object.entries(parts).filter(([name]) => wanted.includes(name));

const began = performance.now();
if (!(await generateContract())) process.exit(1);
const outcomes: Outcome[] = [];
const took: string[] = [];
const spent: Cost[] = [];
const watch = watchProcessorTime();
for (const [name, part] of chosen) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  let minute = 0;
  const minutes = setInterval(() => console.log(`── ${name}: ${++minute} min so far`), 60_000);
  const { answer, cost } = await withCost(() => part().catch((error: unknown) => brokenDown(name, error)), watch);
  clearInterval(minutes);
  if (cost) spent.push({ run: isEverything ? 'npm test -- all' : 'npm test', part: name, ...cost });
  const outcome = withinLimit(answer, spent.at(-1));
  outcomes.push(outcome);
  took.push(`${name} ${seconds(started)} s`);
  if (outcome.slowest) console.log(['The slowest:', ...outcome.slowest].join('\n  '));
  if (outcome.failed > 0 && !isGoingOn) break;
}
watch?.end();
rmSync(workshop, { recursive: true, force: true });

const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const { file, test, why } of failures) console.log([`\n✗ ${file} › ${test}`, ...why].join('\n    '));
if (failures.length > 0) console.log(['\nWhat failed:', ...failures.map(lineOf)].join('\n  '));
const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
const left = chosen.slice(outcomes.length).map(([name]) => name);
if (left.length > 0) console.log(`\nEnded there, before ${left.join(', ')}; \`--keep-going\` goes on.`);
const times = `${took.join(' · ')} · together ${seconds(began)} s`;
const counts = `${total('passed')} passed, ${total('failed')} failed`;
if (isWhole && isEverything) leaveLastAll({ at: Date.now(), times, counts: left.length > 0 ? `${counts}, ended before ${left.join(', ')}` : counts, failures });
if (isWhole && total('failed') === 0) leaveLastGreen(seconds(began), isEverything ? 'npm test -- all' : 'npm test');
console.log(`\n${times}`);
for (const cost of spent) console.log(costLine(cost, filters.length === 0 ? limitOf(cost) : undefined));
if (isWhole && spent.length > 0) console.log(['As lines of scripts/test/limits.tsv:', ...spent.map(limitLine)].join('\n'));
if (isWhole && !isEverything) console.log(lastAllLine(Date.now()));
console.log(`\n${counts}`);
process.exit(total('failed') > 0 ? 1 : 0);

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}

/** Fails parts of a whole run that cost too much. */
function withinLimit(outcome: Outcome, cost: Cost | undefined): Outcome {
  if (!isWhole || !cost || outcome.failed > 0 || !isTooDear(cost, limitOf(cost))) return outcome;
  const why = `${costLine(cost, limitOf(cost))}: more than ${tolerance * 100} % over; make it cheaper, or give it more in scripts/test/limits.tsv`;
  return { ...outcome, failed: 1, failures: [failedPart(`the processor time of ${cost.part}`, why)] };
}

async function checks(): Promise<Outcome> {
  const isClean = (await run(['scripts/check.ts'])) === 0;
  return { passed: Number(isClean), failed: Number(!isClean), failures: isClean ? [] : [failedPart('npm run check', 'it refuses what is listed above')] };
}

function tests(): Promise<Outcome> {
  const excluded = isEverything || filters.length > 0 ? [] : longPatterns;
  const env = isEverything && isWhole ? { RUNS_ALL_TESTS: 'yes' } : {};
  return vitest([...filters, ...excluded.map((pattern) => `--exclude=${pattern}`)], env);
}

async function vitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = join(workshop, 'tests.json');
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return honest(await run(['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...args, ...flags], env), readTests(report));
}

/** Runs on a cluster; a kill of a machine would end the tests beside it. */
async function spread(): Promise<Outcome> {
  if (!process.env['CITUS_URL']) return { passed: 0, failed: 1, failures: [failedPart('npm test -- spread', withoutCluster)] };
  if (filters.length > 0) return vitest(filters);
  const ran = [
    await vitest(onCluster),
    await vitest([killedMachine]),
    await journeysOver((options) => startProduct(options), [aboutCompanies, '--grep-invert', '@all']),
  ];
  const sum = (count: 'passed' | 'failed') => ran.reduce((all, outcome) => all + outcome[count], 0);
  return { passed: sum('passed'), failed: sum('failed'), failures: ran.flatMap(({ failures: each }) => each) };
}

/** Ratios of page cost, which hold on a busy machine too. */
async function costs(): Promise<Outcome> {
  const holds = (await run(['scripts/bench.ts', 'pages', '--ratios'])) === 0;
  return {
    passed: Number(holds),
    failed: Number(!holds),
    failures: holds ? [] : [failedPart('npm run bench -- pages --ratios', 'a limit is missed, or it could not be run: see above')],
  };
}

function journeys(): Promise<Outcome> {
  if (isEverything || filters.length > 0) return journeysOver((options) => startProduct(options), []);
  return journeysOver((options) => startProduct(options), ['--grep-invert', '@all'], { JOURNEYS_THEMES: 'one' });
}

function journeysOverTwo(): Promise<Outcome> {
  return journeysOver((options) => startBalanced({ ...options, processes: 2 }), ['--grep', '@two-processes']);
}

async function journeysOver(start: (options: Options) => Promise<Running>, picked: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  await buildSmallest(console.log);
  const report = join(workshop, 'journeys.json');
  const dataDir = mkdtempSync(join(workshop, 'data-'));
  const product = await start({ dataDir, scale: 'test' });
  const code = await run(['node_modules/playwright/cli.js', 'test', '--config', 'tests/journeys/playwright.config.ts', ...filters, ...picked], {
    BASE_URL: product.origin,
    JOURNEYS_REPORT: report,
    ...env,
  });
  await product.stop();
  await removeData(dataDir);
  return complaining(honest(code, readJourneys(report)), product);
}

/** Fails a product that logged errors. Warnings are only shown, as busy machines cause timeouts. */
function complaining(outcome: Outcome, { said }: Running): Outcome {
  const lines = said()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const errors = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
  for (const line of lines) if (!errors.includes(line)) console.log(`The product warned ${line}`);
  return {
    ...outcome,
    failed: outcome.failed + errors.length,
    failures: [...outcome.failures, ...errors.map((line) => failedPart('the log of the product', line))],
  };
}

/** Fails by name if the runner failed without a failed test. */
function honest(code: number, outcome: Outcome): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [failedPart('the runner', `it ended with code ${code}, though no test failed: the error is above`)] };
}

function brokenDown(part: string, error: unknown): Outcome {
  console.error(error);
  return { passed: 0, failed: 1, failures: [failedPart(part, String(error))] };
}

function failedPart(file: string, why: string): FailedTest {
  return { file, test: 'the whole', why: [why] };
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
