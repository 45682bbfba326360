import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';
import { photoSummary } from '#server/adapters/photos/photo-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeContributionTokens, fakeContributionIssuer } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeOwnPhotos, OwnPhotoWorld } from '#tests/fakes/photos/fake-own-photos.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aPicture } from '#tests/pictures.ts';
import { moderatorsOf } from '#tests/ports/contributions/moderators-of.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsOwnPhotos, somePhotos, type OpenPhotoKey } from './own-photos.ts';

const inMemory: OpenPhotoKey = async () => {
  const clock = new FakeClock();
  const [world, key, other] = [new OwnPhotoWorld(undefined, clock), new PersonaKey(), new PersonaKey()];
  const { keyId, publicKey } = fakeContributionIssuer;
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
  const signature = finalize(await new FakeContributionTokens().issue({ keyId, blindedMessage }));
  return {
    mine: new FakeOwnPhotos(world, key.publicKey),
    others: new FakeOwnPhotos(world, other.publicKey),
    token: { keyId, prefix, signature },
    comeOut: async (id) => world.comeOut(id),
    takeDown: async (id, by) => world.takeDown(id, by),
    look: async (id, decision) => world.look(id, decision),
    lookAgain: async (id, decision) => world.lookAgain(id, decision),
    advance: (ms) => clock.set(ms),
  };
};

/** A server with one company, and a key whose token is in hand. */
async function opened() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  const [key, other] = [new PersonaKey(), new PersonaKey()];
  const portsOf = ({ publicKey }: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: publicKey });
  return { server, ports: portsOf(key), others: portsOf(other), token: await server.tokenFor(await server.signIn(), key, 'contribution') };
}

const inTheDatabase: OpenPhotoKey = async () => {
  const { server, ports, others, token } = await opened();
  return { mine: ports.ownPhotos, others: others.ownPhotos, token, ...(await moderatorsOf(server, 'PHOTOS', photoSummary)) };
};

describe('own photos in memory', () => void keepsOwnPhotos(inMemory));
describe('own photos in the database', () => void keepsOwnPhotos(inTheDatabase));

describe('photos sent by a key of their own (F-07, F-17)', () => {
  it('wait for an hour that nobody knows, are counted then, and their row says no moment finer than its week', async () => {
    const { server, ports, token } = await opened();
    const { photoSetId } = await ports.ownPhotos.create('koyal-pay', somePhotos, token);
    await ports.ownPhotos.add(photoSetId, 1, await aPicture());
    await refreshStale(server.db, server.clock, [photoSummary]);
    await expect(ports.photos.set(photoSetId)).rejects.toMatchObject({ kind: 'missing' });
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [photoSummary]);
    const row = await server.db.selectFrom('photo_set').selectAll().executeTakeFirstOrThrow();
    expect([row.due_at, row.posted_at.toISOString().slice(10), row.posted_at.getUTCDay()]).toEqual([null, 'T00:00:00.000Z', 1]);
    const { photos } = await ports.photos.set(photoSetId);
    expect([photos.length, (await ports.companies.header('koyal-pay')).photosCount]).toEqual([1, 1]);
    expect((await ports.pictureOf(photos[0]?.fileKey ?? ''))?.isPublic).toBe(true);
    await ports.ownPhotos.remove(photoSetId);
    await refreshStale(server.db, server.clock, [photoSummary]);
    expect(await server.db.selectFrom('company_photo').select('id').execute()).toEqual([]);
    expect((await ports.companies.header('koyal-pay')).photosCount).toBe(0);
    expect(await server.db.selectFrom('photo_set').select(['status', 'captions']).execute()).toEqual([{ status: 'DELETED', captions: '' }]);
  });

  it('go whole as long as nobody has seen them, and the ledger tells nothing of it', async () => {
    const { server, ports, token } = await opened();
    const { photoSetId } = await ports.ownPhotos.create('koyal-pay', somePhotos, token);
    await ports.ownPhotos.add(photoSetId, 1, await aPicture());
    await ports.ownPhotos.remove(photoSetId);
    for (const name of ['photo_set', 'company_photo', 'owed_line'] as const) expect(await server.db.selectFrom(name).selectAll().execute()).toEqual([]);
  });
});
