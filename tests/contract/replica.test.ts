import { expect, it, onTestFinished } from 'vitest';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts, noSigners } from '#tests/adapters.ts';
import { primaryAndReplica } from '#tests/durability/replica.ts';
import { callers, memberToken, openServer } from './server.ts';

it('a replica answers guests, and never a member, who may have written just now', async () => {
  const { replica, primary, clock, arrive } = await primaryAndReplica();
  await arrive();
  await replica.judge();
  const parts = adapterParts({ db: primary.db, readDb: replica.db, clock, secrets: new Secrets(Buffer.alloc(32, 3)) });
  const { services } = servicesOver(() => ({ callers, signers: noSigners, portsFor: adaptersFor(parts), ping: async () => undefined }));
  const app = await openServer({ services, clock });
  onTestFinished(() => app.close());
  const listed = async (cookie = '') => (await app.inject({ url: '/api/dropdown/v1/industries', headers: { cookie } })).payload;
  expect(await listed()).toContain('of the replica');
  expect(await listed(`AT=${memberToken}`)).toContain('of the primary');
});
