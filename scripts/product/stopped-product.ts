// The database of a product that does not run, or runs beside, and folders for products that are there for one measurement.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openDatabaseBeside, type Database } from '#server/adapters/database/database.ts';
import { databaseFor, removeData } from './product-database.ts';
import { startProduct, type ProductOptions } from './product.ts';

const optionsFor = async (dataDir: string) => ({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });

export const openStopped = async (dataDir: string): Promise<Database> => openDatabase(await optionsFor(dataDir));

export async function openFilled(dataDir: string, scale: ProductOptions['scale']): Promise<Database> {
  await (await startProduct({ dataDir, scale })).stop();
  return openStopped(dataDir);
}

export const openBeside = async (dataDir: string): Promise<Database> => openDatabaseBeside(await optionsFor(dataDir));

export async function inNewFolder<Found>(name: string, work: (dataDir: string) => Promise<Found>): Promise<Found> {
  const dataDir = mkdtempSync(join(tmpdir(), `daftar-${name}-`));
  return work(dataDir).finally(() => removeData(dataDir));
}
