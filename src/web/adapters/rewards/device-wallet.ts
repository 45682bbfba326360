import type { GotCode, LocalPoint, WalletContents } from '#core/rewards/reward-wallet.ts';
import { noteKept, within } from '../persona-keys/key-database.ts';
import { markKeys } from '../persona-keys/key-marker.ts';

interface KeptEntry {
  /** Random part of a point, or coupon and code. */
  readonly id: string;
  /** Owning member, empty where there is none. */
  readonly owner: string;
  readonly point?: LocalPoint;
  readonly code?: GotCode;
}

const nobody = '';

async function entriesOf(owner: string | undefined): Promise<readonly KeptEntry[]> {
  const all: readonly KeptEntry[] = await within('wallet', 'readonly', (kept) => kept.getAll());
  markKeys(all.length > 0, 'wallet');
  return all.filter((entry) => entry.owner === (owner ?? nobody));
}

const entryOfCode = (owner: string | undefined, code: GotCode): KeptEntry => ({ id: `${code.couponId} ${code.code}`, owner: owner ?? nobody, code });

export async function contentsOf(owner: string | undefined): Promise<WalletContents> {
  const entries = await entriesOf(owner);
  return { points: entries.flatMap(({ point }) => point ?? []), codes: entries.flatMap(({ code }) => code ?? []) };
}

/** Writes and deletes entries in one transaction. */
async function write(puts: readonly KeptEntry[], gone: readonly string[]): Promise<void> {
  await within('wallet', 'readwrite', (kept) => {
    for (const entry of puts) kept.put(entry);
    for (const id of gone) kept.delete(id);
    return kept.count();
  });
  noteKept('wallet');
}

export const keepPoints = (owner: string | undefined, points: readonly LocalPoint[]): Promise<void> =>
  write(
    points.map((point) => ({ id: point.prefix, owner: owner ?? nobody, point })),
    [],
  );

export const payPoints = (owner: string | undefined, code: GotCode, spent: readonly LocalPoint[]): Promise<void> =>
  write(
    [entryOfCode(owner, code)],
    spent.map(({ prefix }) => prefix),
  );

async function dropEntries(owner: string | undefined, ids: readonly string[]): Promise<void> {
  const own = (await entriesOf(owner)).map(({ id }) => id);
  await write(
    [],
    ids.filter((id) => own.includes(id)),
  );
  await entriesOf(owner);
}

export const dropPoints = (owner: string | undefined, points: readonly LocalPoint[]): Promise<void> =>
  dropEntries(
    owner,
    points.map(({ prefix }) => prefix),
  );

export const forgetCode = (owner: string | undefined, code: GotCode): Promise<void> => dropEntries(owner, [entryOfCode(owner, code).id]);

export async function releaseWallet(owner: string): Promise<void> {
  const entries = await entriesOf(owner);
  await write(
    entries.map((entry) => ({ ...entry, owner: nobody })),
    [],
  );
}
