// Holds a running service, whatever it is written in, against its contract: `npm run contract -- --help`.
import { CannotRun } from './contract/cannot-run.ts';
import { hold } from './contract/hold.ts';
import { help, readArguments } from './contract/read-arguments.ts';
import { countsOf, readable, writeReport } from './contract/report.ts';
import { Wire } from './contract/wire.ts';
import { readContracts } from '#server/app/contract/read-contracts.ts';

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
  const { baseUrl, headers, report, options } = readArguments(args, contracts, process.env['INIT_CWD'] ?? process.cwd());
  const wire = new Wire(baseUrl, headers);
  await wire.send(wire.dressed({ method: 'GET', target: '/', headers: {} })).catch((error: unknown) => {
    throw new CannotRun(`Nothing answers at ${baseUrl}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  });
  const outcomes = await hold(contracts, wire, options);
  wire.close();
  console.log(readable(outcomes));
  if (report !== undefined) writeReport(report, { service: options.service, baseUrl, seed: options.seed }, outcomes);
  const { kept, broken } = countsOf(outcomes);
  return broken > 0 ? 1 : kept > 0 ? 0 : 2;
}
