// Holds a running service, whatever it is written in, against its contract: `npm run contract -- --help`.
import { inspect } from 'node:util';
import { NothingServed } from './absent.ts';
import { CannotRun } from './cannot-run.ts';
import type { Outcome } from './check.ts';
import { diffContracts } from './diff/diff-contracts.ts';
import { hold } from './hold.ts';
import { mock } from './mock/mock.ts';
import { ownCommand } from './own-command.ts';
import { help, readArguments, type Arguments } from './arguments/read-arguments.ts';
import { HoldProgress } from './report/progress.ts';
import { countsOf, summary } from './report/counts-of.ts';
import { findingsIn } from './report/findings.ts';
import { PromiseLines } from './report/promise-lines.ts';
import { readable, type About } from './report/readable.ts';
import { visible, visibleOutcome } from './report/visible.ts';
import { readyReport, writeReport } from './report/write-report.ts';
import { requireAnswer } from './require-answer.ts';
import { Wire } from './wire.ts';
import { readContracts, type Contracts } from '../read/read-contracts.ts';

const folder = 'openapi';

/** Contracts as they were last read, for reading YAML is slow. */
const memory = '.cache/contracts.json';

/** Lists further commands by their first word; heavy packages load when asked for. */
const others: Readonly<Record<string, (args: readonly string[], from: string) => Promise<number>>> = {
  mock: (args) => mock(args),
  docs: async (args, from) => (await import('./docs/write-docs.ts')).writeDocs(args, from),
  bundle: async (args, from) => (await import('./bundle/write-bundles.ts')).writeBundles(args, from),
  diff: (args, from) => diffContracts(args, process.cwd(), from),
  ...(!ownCommand.isPackage && {
    pack: async (args: readonly string[], from: string) => (await import('./pack/pack-contracts.ts')).packContracts(args, from),
  }),
};

try {
  process.exitCode = await run(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
} catch (error) {
  console.error(visible(error instanceof CannotRun ? error.message : inspect(error)));
  process.exitCode = 2;
}

function run(args: readonly string[], from: string): Promise<number> {
  const [word = '', ...rest] = args;
  const other = others[word];
  if (other) return other(rest, from);
  if (args.includes('--help')) {
    console.log(help);
    return Promise.resolve(0);
  }
  return holdAll(args, from);
}

async function holdAll(args: readonly string[], from: string): Promise<number> {
  const contracts = readContracts(folder, memory);
  const given = readArguments(args, contracts, from);
  const { baseUrl, headers, report, isStrict, services, options } = given;
  if (report !== undefined) readyReport(report);
  const wire = new Wire(baseUrl, headers);
  await requireAnswer(wire);
  const lines = new PromiseLines(folder);
  const isOne = services.length === 1;
  const say = (service: string, own: readonly Outcome[]): void =>
    console.log(`${isOne ? '' : `${headingOf(service)}\n\n`}${readable(own, { service, baseUrl, seed: options.seed }, lines)}\n`);
  const outcomes = await outcomesOf(contracts, wire, given, say).finally(() => {
    given.close();
    wire.close();
  });
  const about: About = { service: isOne ? (services[0] ?? '') : 'all', baseUrl, seed: options.seed };
  if (!isOne) console.log(`${headingOf('all')}\n\n${summary(outcomes, findingsIn(outcomes).length)}`);
  if (report !== undefined) writeReport(report, about, outcomes, lines);
  const { kept, broken, notRun } = countsOf(outcomes);
  return broken > 0 || (isStrict && notRun > 0) ? 1 : kept > 0 ? 0 : 2;
}

/** Reports services one after the other; absent ones wait until another is there. */
async function outcomesOf(
  contracts: Contracts,
  wire: Wire,
  { services, options }: Arguments,
  say: (service: string, own: readonly Outcome[]) => void,
): Promise<readonly Outcome[]> {
  const all: Outcome[] = [];
  const missing: (readonly [string, NothingServed])[] = [];
  let isAnyServed = false;
  for (const service of servicesOf(contracts, services, options.only)) {
    const progress = new HoldProgress(service);
    const own = await hold(contracts, wire, { ...options, service, onProgress: (...how) => progress.at(...how) })
      .then((outcomes) => outcomes.map(visibleOutcome))
      .catch((error: unknown) => {
        // Where nothing was there so far, nobody can be signed in either.
        const nothing = error instanceof NothingServed ? error : error instanceof CannotRun && !isAnyServed ? missing[0]?.[1] : undefined;
        if (!nothing) throw error;
        missing.push([service, nothing]);
        return undefined;
      })
      .finally(() => progress.end());
    isAnyServed ||= own !== undefined;
    const due = (isAnyServed ? missing.splice(0) : []).map(([name, { outcomes }]) => [name, outcomes.map(visibleOutcome)] as const);
    for (const [name, outcomes] of due) say(name, outcomes);
    if (own) say(service, own);
    all.push(...due.flatMap(([, outcomes]) => outcomes), ...(own ?? []));
  }
  const [first] = missing;
  if (first) throw missing.length > 1 ? new CannotRun(first[1].message.replace(/^Nothing of \S+/, `Nothing of ${missing.length} contracts`)) : first[1];
  return all;
}

/** The services that are asked anything: where operations are named, those that have one of them. */
function servicesOf({ operations }: Contracts, services: readonly string[], only: readonly string[]): readonly string[] {
  return only.length === 0 ? services : services.filter((service) => operations.some((one) => one.service === service && only.includes(one.operationId)));
}

function headingOf(service: string): string {
  return `= ${service} =`;
}
