import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SystemClock } from '#server/adapters/system-clock.ts';
import { readContracts } from './contract/read-contracts.ts';
import { servicesOver, type Keepers } from './keepers.ts';
import { addressOf, listen, refuseTakenPort } from './listening.ts';
import { openLog, shortLines } from './log.ts';
import { reasonOf, refuseToStart, surviveMistakes } from './mistakes.ts';
import { OpenKeepers } from './open-keepers.ts';
import { Progress } from './progress.ts';
import { readSettings, settingsHelp } from './read-settings.ts';
import { serve, type ServerParts } from './serve.ts';
import type { Settings } from './settings.ts';
import { isBuilt, openSite } from './site.ts';
import { stop, stopOnSignal } from './stopping.ts';

/** Where the project lies, whatever folder it is started from. */
const root = join(import.meta.dirname, '../../..');

/** What is to be done before the server opens, when it is clear that it can. */
type Prepare = (say: (line: string) => void) => Promise<void>;

/** Runs the server until it is told to stop. */
export async function run(args: readonly string[], prepare?: Prepare): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(settingsHelp());
    return;
  }
  const read = readSettings(process.env, args);
  if ('complaints' in read) return refuseToStart(read.complaints);
  try {
    await start(read.settings, prepare);
  } catch (error) {
    refuseToStart([reasonOf(error)]);
  }
}

/** Listens first, so that an occupied port is noticed before any database is touched, and answers that it is starting. */
async function start(settings: Settings, prepare?: Prepare): Promise<void> {
  const log = openLog(settings.logLevel, process.stdout.isTTY ? shortLines(process.stdout) : process.stdout);
  const progress = new Progress(process.stderr);
  if (prepare) {
    await refuseTakenPort(settings);
    await prepare((line) => progress.say(line));
  }
  const clock = new SystemClock();
  const opening = new OpenKeepers({ settings: { ...settings, dataDir: resolve(root, settings.dataDir) }, clock, progress, log });
  let keepers: Keepers | undefined;
  const app = await openServer({ settings, clock, log }, () => keepers);
  await listen(app, settings);
  surviveMistakes(log);
  const parts = { app, log, close: () => opening.close(), exit: (code: number) => process.exit(code) };
  const isStopping = stopOnSignal(parts);
  try {
    keepers = await opening.open();
    progress.say(`Daftar is ready: ${addressOf(settings)}`);
  } catch (error) {
    if (isStopping()) return;
    refuseToStart([reasonOf(error)]);
    await stop({ ...parts, exit: () => process.exit(1) });
  }
}

async function openServer(
  { settings, clock, log }: Pick<ServerParts, 'clock' | 'log'> & { readonly settings: Settings },
  find: () => Keepers | undefined,
): Promise<FastifyInstance> {
  const dist = join(root, 'dist');
  return serve({
    contracts: readContracts(join(root, 'openapi'), join(root, '.cache', 'contracts.json')),
    ...servicesOver(find),
    site: isBuilt(dist) ? await openSite(dist) : undefined,
    clock,
    log,
    settings,
    isReady: () => find() !== undefined,
    isSignedIn: () => false,
  });
}
