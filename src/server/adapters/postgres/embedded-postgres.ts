import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import { makeFolders } from '../system/make-folders.ts';
import { holdData } from './data-lock.ts';
import { superviseRun } from './postgres-supervisor.ts';
import { binariesFor, type Binaries } from './postgres-binaries.ts';
import { dataIn, passwordIn, prepareData } from './postgres-data.ts';
import { endpointOf, connectionUrlOf, newEndpoint, removeEndpoint } from './postgres-endpoint.ts';
import { osUserFor } from './postgres-user.ts';
import { stopPostgres } from './postgres-run.ts';
import { disownPostmaster, listensIn, postmasterIn } from './postmaster.ts';
import { isPostgresOn } from './process-facts.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly say: (sentence: string) => void;
  /** Durability, given up only for expendable data, as in tests. */
  readonly isDurable?: boolean;
  /** Prefers a socket; falls back to a local port with a password. */
  readonly isSocketWanted?: boolean;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Shuts down in order, losing nothing committed. */
  close(): Promise<void>;
}

/** Starts the bundled PostgreSQL on data that only this process uses. */
export async function openEmbeddedPostgres({
  dataDir,
  say,
  isDurable = true,
  isSocketWanted = process.platform !== 'win32',
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = existing(dataDir);
  const data = dataIn(folder);
  const letGo = await holdData(folder);
  try {
    const osUser = osUserFor(data);
    const binaries = binariesFor(osUser, folder);
    await settleLastRun(data, binaries, say);
    await prepareData(folder, binaries, osUser);
    const endpoint = await newEndpoint(osUser, isSocketWanted);
    const stop = await superviseRun({ binaries, data, osUser, endpoint, isDurable, logFile: join(folder, 'postgres.log'), say });
    return { url: connectionUrlOf(endpoint, 'port' in endpoint ? passwordIn(folder) : ''), close: () => stop().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** URL of a running server's PostgreSQL; undefined if none runs. */
export function runningPostgresIn(dataDir: string): string | undefined {
  const folder = realpathSync(dataDir);
  const postmaster = postmasterIn(dataIn(folder));
  if (!postmaster?.isReady || !isPostgresOn(postmaster.pid, dataIn(folder))) return undefined;
  const endpoint = endpointOf(postmaster);
  return connectionUrlOf(endpoint, 'port' in endpoint ? passwordIn(folder) : '');
}

function existing(dataDir: string): string {
  try {
    makeFolders(dataDir);
    return realpathSync(dataDir);
  } catch (error) {
    throw new Failure('broken', `The data folder ${dataDir} cannot be made: ${(error as Error).message}.`, { cause: error });
  }
}

/** Cleans up after a crash, which may leave PostgreSQL running or a stale postmaster.pid. */
async function settleLastRun(data: string, binaries: Binaries, say: (sentence: string) => void): Promise<void> {
  const postmaster = postmasterIn(data);
  if (postmaster === undefined) return;
  if (isPostgresOn(postmaster.pid, data)) {
    await stopPostgres(postmaster.pid, data, binaries);
    say('The server was not stopped properly last time, and its database was still running. It has been stopped; nothing is lost.');
  } else if (await listensIn(data)) {
    throw new Failure(
      'conflict',
      `The database of another server still works on the data in ${data}, outside of this container. End it first, or give this server its own data folder.`,
    );
  } else {
    disownPostmaster(data);
    say('The server and its database were not stopped properly last time. The database now restores itself from its journal; nothing is lost.');
  }
  removeEndpoint(postmaster);
}
