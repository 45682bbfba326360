import type { ContributionKey, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import { Failure } from '#core/failure.ts';
import { base64urlOf } from '#core/persona-keys/base64url.ts';
import { noteKept, within } from '../persona-keys/key-database.ts';
import { markKeys } from '../persona-keys/key-marker.ts';
import { noKey, seedIn, seedOf, signedBy, unpair, wrapped, type WrappedSeed } from '../persona-keys/wrapped-seed.ts';

interface KeptContribution extends ContributionNotes, WrappedSeed {
  readonly owner: string;
}

const nobody = '';

/** Keys of one owner, apart from others stored here. */
async function keptOf(owner: string | undefined): Promise<readonly KeptContribution[]> {
  const all: readonly KeptContribution[] = await within('contributions', 'readonly', (kept) => kept.getAll());
  markKeys(all.length > 0, 'contributions');
  return all.filter((key) => key.owner === (owner ?? nobody));
}

async function neededOf(owner: string | undefined, publicKey: string): Promise<KeptContribution> {
  const kept = (await keptOf(owner)).find((key) => key.publicKey === publicKey);
  if (!kept) throw noKey('No such key is held');
  return kept;
}

async function put(key: KeptContribution): Promise<void> {
  await within('contributions', 'readwrite', (kept) => kept.put(key));
  noteKept('contributions');
}

const notesIn = ({ kind, thingId, about, sentOn, checkInYear, counts, token, point }: ContributionNotes): ContributionNotes => ({
  kind,
  ...(thingId !== undefined && { thingId }),
  ...(about !== undefined && { about }),
  ...(sentOn !== undefined && { sentOn }),
  ...(checkInYear !== undefined && { checkInYear }),
  ...(counts !== undefined && { counts }),
  ...(token && { token }),
  ...(point && { point }),
});

const keyIn = (kept: KeptContribution): ContributionKey => ({ publicKey: kept.publicKey, ...notesIn(kept) });

export const listContributions = async (owner: string | undefined): Promise<readonly ContributionKey[]> => (await keptOf(owner)).map(keyIn);

export async function makeContribution(owner: string | undefined, notes: ContributionNotes): Promise<ContributionKey> {
  const key = { ...(await wrapped()), owner: owner ?? nobody, ...notesIn(notes) };
  await put(key);
  return keyIn(key);
}

export async function noteContribution(owner: string | undefined, publicKey: string, notes: ContributionNotes): Promise<void> {
  const { wrapping, iv, wrapped: seed, owner: holder } = await neededOf(owner, publicKey);
  await put({ owner: holder, publicKey, wrapping, iv, wrapped: seed, ...notesIn(notes) });
}

export const signContribution = async (owner: string | undefined, publicKey: string, text: string): Promise<string> =>
  signedBy(await neededOf(owner, publicKey), text);

export const secretOfContribution = async (owner: string | undefined, publicKey: string): Promise<string> =>
  base64urlOf(await seedOf(await neededOf(owner, publicKey)));

export async function adoptContribution(owner: string | undefined, secret: string, notes: ContributionNotes): Promise<ContributionKey> {
  const brought = await wrapped(seedIn(secret));
  const kept: KeptContribution | undefined = await within('contributions', 'readonly', (entries) => entries.get(brought.publicKey));
  if (kept && ![nobody, owner].includes(kept.owner)) throw new Failure('forbidden', 'Another member holds this key here', { code: 'KEY_OF_ANOTHER' });
  const key = { ...(kept ?? { ...brought, ...notesIn(notes) }), owner: owner ?? nobody };
  await put(key);
  return keyIn(key);
}

export async function forgetContribution(owner: string | undefined, publicKey: string): Promise<void> {
  const isOwn = (await keptOf(owner)).some((key) => key.publicKey === publicKey);
  if (!isOwn) return;
  unpair(publicKey);
  await within('contributions', 'readwrite', (kept) => kept.delete(publicKey));
  await keptOf(owner);
}

export async function releaseContributions(owner: string): Promise<void> {
  for (const key of await keptOf(owner)) await put({ ...key, owner: nobody });
}
