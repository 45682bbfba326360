import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { longestOfferLocation, longestOfferName } from '#core/offers/salary-offer.ts';
import { changeSecret } from '../change-secret.ts';
import { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { offerFacts } from '#tests/content.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { keptOffer } from './kept-offer.ts';
import { openedOffer, sealedOffer, sealKeptOffers } from './sealed-offers.ts';

const [secrets, next] = [new Secrets(Buffer.alloc(32, 3)), new Secrets(Buffer.alloc(32, 9))];

const offersIn = async (db: Kysely<Tables>, some: Secrets) => {
  const rows = await db.selectFrom('salary_offer').select(['id', 'sealed', 'facts']).orderBy('id').execute();
  return rows.map((row) => [row.facts, openedOffer(some, row)]);
};

const longest = (text: string, most: number): string => text.repeat(most).slice(0, most).trim();

async function aDatabaseOfBefore() {
  const { db } = await aDatabase();
  await sql`insert into salary_offer (id, owner, facts) values ('o1', 'one', ${keptOffer(offerFacts({ companyName: 'Koyal' }))})`.execute(db);
  return db;
}

describe('an offer that an account keeps (F-07)', () => {
  it('has one length, whatever it says', () => {
    const long = offerFacts({
      companyName: longest('कंपनी का नाम ', longestOfferName),
      jobProfile: longest('"so" said ', longestOfferName),
      location: longest('Indore 😀 ', longestOfferLocation),
    });
    const lengths = [offerFacts(), offerFacts({ fixedRupees: 100_000_000 }), long].map((facts) => sealedOffer(secrets, 'o1', keptOffer(facts)).length);
    expect(new Set(lengths).size).toBe(1);
  });

  it('is read in its own row alone, and with its own secret', () => {
    const sealed = sealedOffer(secrets, 'o1', keptOffer(offerFacts()));
    expect(openedOffer(secrets, { id: 'o1', sealed, facts: null })).toMatchObject({ companyName: 'Betwa' });
    expect([openedOffer(secrets, { id: 'o2', sealed, facts: null }), openedOffer(next, { id: 'o1', sealed, facts: null })]).toEqual([undefined, undefined]);
  });

  it('is sealed once at the next start if an earlier release kept it in clear', async () => {
    const db = await aDatabaseOfBefore();
    await sealKeptOffers(db, secrets);
    const sealed = await db.selectFrom('salary_offer').select('sealed').execute();
    expect(await offersIn(db, secrets)).toEqual([[null, expect.objectContaining({ companyName: 'Koyal' })]]);
    await sealKeptOffers(db, secrets);
    expect(await db.selectFrom('salary_offer').select('sealed').execute()).toEqual(sealed);
  });

  it('is read by a secret that was changed, and by the former one no more', async () => {
    const db = await aDatabaseOfBefore();
    await db.insertInto('installation').values({ secret_fingerprint: secrets.fingerprint }).execute();
    await sealKeptOffers(db, secrets);
    await changeSecret(db, testDeclarations.tables, secrets, next);
    expect([await offersIn(db, next), await offersIn(db, secrets)]).toEqual([[[null, expect.objectContaining({ companyName: 'Koyal' })]], [[null, undefined]]]);
  });
});
