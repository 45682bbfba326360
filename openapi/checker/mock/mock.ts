import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readContracts, type Contracts } from '../../read/read-contracts.ts';
import { CannotRun } from '../cannot-run.ts';
import { neededParts, callOf } from '../call.ts';
import { ownCommand } from '../own-command.ts';
import { startMock, type MockOptions, type RunningMock } from './start-mock.ts';

const help = `Serves contracts from their examples, with nothing behind them, and keeps what is made for as long as it runs.

  ${ownCommand.typed} mock
  ${ownCommand.typed} mock company review --port 4010

  company    contracts to serve: names of files in openapi/ without .yaml; all where none is named
  --port     where it listens on this machine (4010)
  --seed     a number; the same seed makes up the same names (1)
  --delay    the milliseconds that every answer waits (0)

Whoever sends a session is signed in: a cookie AT, or a bearer, with any text that has a digit in it, such as AT=me-1. One that begins with a
kind of member, such as AT=reader-1, may do no more than they. A signature has to be valid. What one makes is found again and comes first in lists;
what one deletes is gone. Prefer: status=429 shows a refusal, Prefer: example=none another example of the contract.`;

export async function mock(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const contracts = readContracts('openapi', '.cache/contracts.json');
  const running = await startMock(contracts, optionsIn(args, contracts)).catch((error: unknown) => {
    throw new CannotRun(`The mock cannot listen: ${error instanceof Error ? error.message : String(error)}`);
  });
  console.log(welcome(running, contracts, optionsIn(args, contracts)));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
  return 0;
}

function optionsIn(args: readonly string[], { operations }: Contracts): Required<MockOptions> {
  const known = [...new Set(operations.map(({ service }) => service))];
  const { values, positionals } = read(args);
  const unknown = positionals.filter((name) => name !== 'all' && !known.includes(name));
  if (unknown.length > 0) throw new CannotRun(`There is no contract ${unknown.join(' and no ')}; there is ${known.join(', ')}.`);
  return {
    services: positionals.filter((name) => name !== 'all'),
    port: numberIn('port', values.port ?? '4010', 65_535),
    seed: numberIn('seed', values.seed ?? '1', 999_999_999),
    delayMs: numberIn('delay', values.delay ?? '0', 600_000),
  };
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { port: text, seed: text, delay: text }, allowPositionals: true });
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}

function numberIn(name: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw new CannotRun(`The --${name} is a whole number up to ${most}.`);
  return Number(text);
}

function welcome({ origin, operations }: RunningMock, contracts: Contracts, { services }: Required<MockOptions>): string {
  const isServed = (service: string) => services.length === 0 || services.includes(service);
  const lists = contracts.operations.filter(({ service, changes, isOpen }) => isServed(service) && !changes && isOpen);
  const shown = lists.find(({ operationId }) => operationId === 'listCompanies') ?? lists[0] ?? contracts.operations.find(({ service }) => isServed(service));
  const target = shown ? callOf(shown, neededParts(shown, {})).target : '/';
  const session = shown && !shown.isOpen ? " -H 'cookie: AT=me-1'" : '';
  return `The mock serves ${operations} operations on ${origin}\n  curl -i${session} '${origin}${target}'`;
}
