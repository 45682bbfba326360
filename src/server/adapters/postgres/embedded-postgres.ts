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

/** Options of the embedded PostgreSQL: its data folder, and the listener that gets what happens to it. */
export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly say: (sentence: string) => void;
  /** False only for data that may be lost, as in tests. */
  readonly isDurable?: boolean;
  /** Whether a socket shall be the login method; where it cannot be, a port of this computer with a password is. */
  readonly isSocketWanted?: boolean;
}

/** A PostgreSQL of our own, and its URL. */
export interface EmbeddedPostgres {
  readonly url: string;
  /** Ends it in order; nothing that was answered for is lost. */
  close(): Promise<void>;
}

/** Brings up the PostgreSQL that came with the packages, on data that only this process works on. */
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

/** The URL of the PostgreSQL that a server has running on this data; undefined where none runs. */
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

/** Cleans up after a hard stop of ours: a PostgreSQL may still run, or may have left its postmaster.pid behind. */
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
