// Benchmark of a timing attack: whether the time it takes to ask for a mailed code tells what is known of an address.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mailCode } from '#core/verification/mail-code.ts';
import { noFacts, sealedCareer, workplaceHash } from '#server/adapters/careers/career-facts.ts';
import { careerRowOf } from '#server/adapters/careers/career-row.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { SqlMailVerifications } from '#server/adapters/verification/sql-mail-verifications.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { inNewFolder, openFilled } from '../product/stopped-product.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { atMost, medianOf, msOf, recorded, type Finding } from './finding.ts';
import { demoAccountOf } from './members.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

const tries = 200;
const warmUps = 20;
const domain = 'pravaha-cloudworks.example';
const addresses = { known: () => `known@${domain}`, unknown: () => `${randomBytes(6).toString('hex')}@${domain}`, taken: () => `taken@${domain}` } as const;
const somebody = {
  displayName: '',
  loginSource: 'google',
  isReader: true,
  isWriter: true,
  naukriUser: false,
  role: 'member',
  isDeactivated: false,
  signedInAt: 0,
} as const;
type Kind = keyof typeof addresses;

/** Measures that response times never reveal the kind of address asked for (S-90). */
export const codes = (): Promise<readonly Finding[]> => inNewFolder('codes', codesIn);

async function codesIn(dataDir: string): Promise<readonly Finding[]> {
  const database = await openFilled(dataDir, 'demo');
  const send = await codeSenderIn(database.db, dataDir);
  const tookMs: Record<Kind, number[]> = { known: [], unknown: [], taken: [] };
  const kinds = Object.keys(tookMs) as Kind[];
  for (let turn = 0; turn < warmUps + tries; turn++)
    for (const kind of [...kinds.slice(turn % 3), ...kinds.slice(0, turn % 3)]) {
      const took = await send(addresses[kind]());
      if (turn >= warmUps) tookMs[kind].push(took);
    }
  await database.close();
  const medians = kinds.map((kind) => [kind, medianOf(tookMs[kind])] as const);
  const all = medians.map(([, median]) => median);
  return [
    ...medians.map(([kind, median]) => recorded(`asking for a code, address ${kind}: median`, median, 'ms')),
    atMost('asking for a code: slowest kind of address beside the quickest', Math.max(...all) / Math.min(...all), 1.2, 'times'),
  ];
}

async function codeSenderIn(db: Kysely<Tables>, dataDir: string): Promise<(address: string) => Promise<number>> {
  const secrets = openSecrets({ dataDir });
  const fixture = { nowMs: Date.now(), text: '' };
  const mails = { canSend: () => true, send: async ({ text }: { readonly text: string }) => void (fixture.text = text), forget: async () => undefined };
  const clock = { now: () => fixture.nowMs };
  const verificationsOf = async (kind: 'portal' | 'writer') => {
    const userId = await demoAccountOf(db, secrets, kind);
    const member = { ...somebody, userId };
    const context = { ...noRequest, caller: { sessionId: '', member, madeOn: '2026-01-01', expiresAt: Infinity }, network: kind } as const;
    return { userId, mails: new SqlMailVerifications(new RequestScope({ ...declarations, db, clock, secrets, context }), { mails }) };
  };
  const owner = await verificationsOf('writer');
  const member = await verificationsOf('portal');
  const career = await careerRowOf({ db, secrets }, member.userId);
  await db
    .updateTable('career')
    .set({
      place_key: workplaceHash(secrets, owner.userId, career?.workplaceKey ?? ''),
      sealed: sealedCareer(secrets, owner.userId, { ...noFacts, place: career?.place ?? null }),
    })
    .where('account_id', '=', owner.userId)
    .execute();
  await owner.mails.send({ kind: 'work', address: addresses.taken() }, 'en');
  await owner.mails.confirm({ kind: 'work', address: addresses.taken() }, /\d{6}/.exec(fixture.text)?.[0] ?? '');
  return async (address) => {
    fixture.nowMs += mailCode.sendWindowMs + 1;
    return msOf(() => member.mails.send({ kind: 'work', address }, 'en'));
  };
}
