import { describe, expect, it } from 'vitest';
import type { HostedAccount } from '#core/providers/hosted-account.ts';
import { usualProofs } from '#core/persona-keys/counted-proofs.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlIdentities } from '#server/adapters/login/sql-identities.ts';
import { isProven } from '#server/adapters/persona-keys/counted-proof.ts';
import { countsByCode } from '#server/adapters/verification/counted-domains.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { keepInTables } from '#tests/sql-world.ts';

const device = { browser: 'Chrome', system: 'Linux' } as const;

/** Installation with one employer known by mail domain and another by website. */
async function aWorld() {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  await keepInTables(db, [aCompany({ companyId: 'koyal', urlName: 'koyal-pay' }), aCompany({ companyId: 'sutra', urlName: 'sutra-mills' })]);
  await db.updateTable('company').set({ website: null, indian_size: null, global_size: null }).execute();
  await db.insertInto('company_domain').values({ company_id: 'koyal', domain: 'koyal.example' }).execute();
  await db
    .updateTable('company')
    .set({ website: ownWords('https://www.sutra.example/about'), indian_size: 9 })
    .where('id', '=', 'sutra')
    .execute();
  const context = { caller: undefined, jar: new MemoryJar(), device, origin: 'https://daftar.test', network: '10.0.0.1' };
  const scope = () => new RequestScope({ ...testDeclarations, db, clock, secrets: testSecrets, context: { ...context, jar: new MemoryJar() } });
  const counts = async (subject: string, hosted?: HostedAccount) => {
    await new SqlIdentities(scope()).signIn({ by: 'issuer', issuer: 'test', subject, source: 'google', hosted });
    const { account_id } = await db
      .selectFrom('identity')
      .select('account_id')
      .where('key', '=', testSecrets.identityOf('test', subject))
      .executeTakeFirstOrThrow();
    const year = String(new Date(clock.now()).getUTCFullYear());
    return db.transaction().execute((transaction) => isProven(transaction, { accountId: account_id, year, proofs: usualProofs }));
  };
  const confirmed = (address: string) =>
    db.transaction().execute((transaction) => countsByCode(transaction, scope(), { address, domain: address.split('@')[1] ?? '' }));
  return { db, clock, counts, confirmed };
}

const at = (domain: string | null, who = 'asha'): HostedAccount => ({ domain, address: domain && `${who}@${domain}` });

async function among(many: number, counts: (at: number) => Promise<boolean>): Promise<number> {
  let counted = 0;
  for (let one = 0; one < many; one++) if (await counts(one)) counted++;
  return counted;
}

describe('a login with an account that an organisation made (F-02)', () => {
  it('counts where a domain shows the employer or college, without proving one person', async () => {
    const { counts } = await aWorld();
    expect(await counts('own')).toBe(true);
    expect(await counts('of-nobody', at('bought.example'))).toBe(false);
    expect(await counts('of-none', at(null))).toBe(false);
    expect(await counts('free', at('yahoo.com'))).toBe(false);
    expect(await counts('of-an-employer', at('mail.koyal.example'))).toBe(true);
    expect(await counts('of-a-website', at('sutra.example'))).toBe(true);
    expect(await counts('of-a-college', at('cse.some-college.ac.in'))).toBe(true);
  });

  it('ends the proof of a login from before, when nothing was asked of it', async () => {
    const { counts } = await aWorld();
    expect([await counts('asha'), await counts('asha', at('bought.example'))]).toEqual([true, false]);
  });

  it('counts per domain yearly up to its staff, or if unknown below a group', async () => {
    const { counts, confirmed, clock } = await aWorld();
    expect(await among(12, (one) => counts(`k${one}`, at('koyal.example', `k${one}`)))).toBe(7);
    expect(await among(12, (one) => counts(`k${one}`, at('koyal.example', `k${one}`)))).toBe(7);
    expect(await among(12, (one) => counts(`below${one}`, at(`sub${one}.koyal.example`)))).toBe(0);
    expect(await among(5, (one) => counts(`s${one}`, at('sutra.example', `s${one}`)))).toBe(5);
    expect(await among(12, (one) => confirmed(`c${one}@sutra.example`))).toBe(4);
    clock.set(Date.parse('2027-02-01T00:00:00Z') - clock.now());
    expect(await counts('k11', at('koyal.example', 'k11'))).toBe(true);
  });

  it('and a mailed code let an address count once a year, whichever comes first', async () => {
    const { db, counts, confirmed } = await aWorld();
    expect([await counts('asha', at('koyal.example')), await confirmed('asha@koyal.example'), await counts('asha', at('koyal.example'))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await confirmed('ravi@koyal.example')).toBe(true);
    const key = testSecrets.reference('mail proof 2026', 'ravi@koyal.example');
    await db.insertInto('mail_proof').values({ key, year: '2026-01-01' }).execute();
    expect(await counts('ravi', at('koyal.example', 'ravi'))).toBe(false);
  });
});
