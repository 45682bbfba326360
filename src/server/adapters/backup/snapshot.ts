import { Failure } from '#core/failure.ts';
import type { Objects } from '#core/media/objects.ts';
import { formatVersion, type TakenStep, type TableShape } from './backup-format.ts';
import { namedToday } from '../database/former-steps.ts';
import { migrationsIn } from '../database/migrate.ts';
import { CopyClient } from './copy-client.ts';
import { beginOnMachines, placedTables } from './machines-moment.ts';
import { withPictures } from './rows-with-pictures.ts';
import { objectRemoval } from '../media/unused-objects.ts';
import { rowsQuery, sequenceValues, tableShapes } from './table-shapes.ts';
import { missingTable } from './tables-of-steps.ts';
import type { BackupSource, OutgoingTable } from './write-frames.ts';

/** Shares one `repeatable read` snapshot, with a transaction per table so that locks stay short; spread tables need that of the keeper. */
export async function withSnapshot<Done>(url: string, { product, objects }: SnapshotParts, work: (source: BackupSource) => Promise<Done>): Promise<Done> {
  const keeper = await CopyClient.open(url);
  const worker = await CopyClient.open(url).catch(async (error: unknown) => {
    await keeper.close();
    throw error;
  });
  const holder = objects && (await holdObjects(url));
  try {
    const placed = await placedTables(keeper);
    if (placed.length > 0) await beginOnMachines(keeper, worker, placed);
    else await keeper.run('begin transaction isolation level repeatable read, read only');
    const [moment] = await keeper.ask<Moment>(`select pg_export_snapshot() as snapshot, current_setting('server_version') as postgres, now()::text as at`);
    if (!moment) throw new Failure('broken', 'The database has no moment to keep');
    return await work(sourceAt(moment, { product, objects }, await stepsIn(keeper), { keeper, worker, ofKeeper: new Set(placed.map(({ name }) => name)) }));
  } finally {
    await Promise.all([keeper.close(), worker.close(), holder?.close()]);
  }
}

/** Blocks removal of picture objects during a backup, locked before its snapshot. */
async function holdObjects(url: string): Promise<CopyClient> {
  const holder = await CopyClient.open(url);
  await holder.run(`begin; select pg_advisory_xact_lock_shared(hashtextextended('${objectRemoval}', 0))`);
  return holder;
}

interface SnapshotParts {
  readonly product: string;
  readonly objects?: Objects | undefined;
}

interface Moment extends Readonly<Record<string, unknown>> {
  readonly snapshot: string;
  readonly postgres: string;
}

interface Clients {
  readonly keeper: CopyClient;
  readonly worker: CopyClient;
  /** Tables whose snapshot cannot be shared. */
  readonly ofKeeper: ReadonlySet<string>;
}

function sourceAt(
  { snapshot, postgres }: Moment,
  { product, objects }: SnapshotParts,
  steps: readonly TakenStep[],
  { keeper, worker, ofKeeper }: Clients,
): BackupSource {
  async function* tables(): AsyncGenerator<OutgoingTable> {
    const shapes = await tableShapes(keeper);
    refuseMissing(steps, shapes);
    for (const shape of shapes) {
      const reader = ofKeeper.has(shape.name) ? keeper : worker;
      if (reader === worker) await worker.run(`begin transaction isolation level repeatable read, read only; set transaction snapshot '${snapshot}'`);
      const { rows, count } = reader.copyOut(await rowsQuery(reader, shape));
      yield { shape, rows: withPictures(shape, rows, objects), count };
      if (reader === worker) await worker.run('commit');
    }
  }
  const sequences = async () => {
    await refuseOtherSteps(worker, steps);
    return sequenceValues(worker);
  };
  return { head: { format: formatVersion, product, madeAt: new Date().toISOString(), postgres, steps }, tables, sequences };
}

async function stepsIn(client: CopyClient): Promise<readonly TakenStep[]> {
  const [found] = await client.ask<{ readonly has: boolean }>(`select to_regclass('migration') is not null as has`);
  if (!found?.has) throw new Failure('missing', 'This database holds nothing yet. Start the server on it once.');
  return client.ask<TakenStep & Readonly<Record<string, unknown>>>('select name, checksum from migration order by name');
}

/** Refuses a database with a lost table early, as no restore would accept its backup. */
function refuseMissing(steps: readonly TakenStep[], shapes: readonly TableShape[]): void {
  const known = migrationsIn();
  const taken = new Set(namedToday(steps, known).map(({ name }) => name));
  const missing = missingTable(
    known.filter(({ name }) => taken.has(name)),
    shapes,
  );
  if (missing !== undefined)
    throw new Failure(
      'broken',
      `The database has lost its table ${missing}, and no restore would take a backup without it. Bring it back from an earlier backup.`,
    );
}

/** Refuses when the schema changed during the backup. */
async function refuseOtherSteps(client: CopyClient, steps: readonly TakenStep[]): Promise<void> {
  if (JSON.stringify(await stepsIn(client)) !== JSON.stringify(steps))
    throw new Failure('conflict', 'A newer server upgraded the database while it was backed up. Please back it up again.');
}
