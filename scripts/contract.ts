// Holds a running service, whatever it is written in, against its contract: `npm run contract -- --help`.
import { CannotRun } from './contract/cannot-run.ts';
import type { Outcome } from './contract/check.ts';
import { hold } from './contract/hold.ts';
import { help, readArguments } from './contract/read-arguments.ts';
import { countsOf, readable, summary, writeReport } from './contract/report.ts';
import { Wire } from './contract/wire.ts';
import { readContracts, type Contracts } from '#server/app/contract/read-contracts.ts';

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exitCode = 2;
}

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const contracts = readContracts('openapi');
  const { baseUrl, headers, report, services, options } = readArguments(args, contracts, process.env['INIT_CWD'] ?? process.cwd());
  const wire = new Wire(baseUrl, headers);
  await wire.send(wire.dressed({ method: 'GET', target: '/', headers: {} })).catch((error: unknown) => {
    throw new CannotRun(`Nothing answers at ${baseUrl}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  });
  const outcomes: Outcome[] = [];
  for (const service of servicesOf(contracts, services, options.only)) {
    const own = await hold(contracts, wire, { ...options, service });
    console.log(services.length > 1 ? `${headingOf(service)}\n\n${readable(own)}\n` : readable(own));
    outcomes.push(...own);
  }
  wire.close();
  if (services.length > 1) console.log(`${headingOf('all')}\n\n${summary(outcomes)}`);
  if (report !== undefined) writeReport(report, { service: services.length > 1 ? 'all' : services[0], baseUrl, seed: options.seed }, outcomes);
  const { kept, broken } = countsOf(outcomes);
  return broken > 0 ? 1 : kept > 0 ? 0 : 2;
}

/** The services that are asked anything: where operations are named, those that have one of them. */
function servicesOf({ operations }: Contracts, services: readonly string[], only: readonly string[]): readonly string[] {
  return only.length === 0 ? services : services.filter((service) => operations.some((one) => one.service === service && only.includes(one.operationId)));
}

function headingOf(service: string): string {
  return `= ${service} =`;
}
