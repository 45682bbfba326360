import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { isRecord } from '#core/record.ts';
import type { SanitizedJson } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** An offer as it is stored: which of them is the current salary is beside it. */
export type KeptFacts = Omit<OfferFacts, 'isCurrent'>;

/** The row of an offer, sealed, or as a release before kept it. */
type OfferRow = Pick<Selectable<Tables['salary_offer']>, 'id' | 'sealed' | 'facts'>;

/** More than the longest offer takes, so that the length of a sealed one tells nothing of it. */
const paddedTo = 2_048;

/** Each is sealed for its row, so that no other can be given it. */
const purposeOf = (offerId: string): string => JSON.stringify(['salary offer', offerId]);

/** Seals an offer: a figure in clear beside an account would name anyone who tells a salary with the same figure (F-07). */
export const sealedOffer = (secrets: Pick<Secrets, 'seal'>, offerId: string, facts: SanitizedJson): string => sealedText(secrets, offerId, facts);

const sealedText = (secrets: Pick<Secrets, 'seal'>, offerId: string, facts: string): string =>
  secrets.seal(purposeOf(offerId), { facts, padding: ' '.repeat(Math.max(0, paddedTo - Buffer.byteLength(JSON.stringify(facts)))) });

/** The offer of a row; nothing where it was sealed for another row, or with another key. */
export function openedOffer(secrets: Pick<Secrets, 'unseal'>, { id, sealed, facts }: OfferRow): KeptFacts | undefined {
  if (facts) return facts;
  const text = sealed === null ? undefined : textIn(secrets, id, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as KeptFacts);
}

function textIn(secrets: Pick<Secrets, 'unseal'>, offerId: string, sealed: string): string | undefined {
  const opened = secrets.unseal(purposeOf(offerId), sealed);
  return isRecord(opened) && typeof opened['facts'] === 'string' ? opened['facts'] : undefined;
}

const batch = 500;

/** Seals what a release before has kept in clear. A start does it, and there is nothing left to be done at the next. */
export async function sealKeptOffers(db: Kysely<Tables>, secrets: Pick<Secrets, 'seal'>): Promise<void> {
  const sealSome = async (transaction: Transaction<Tables>): Promise<number> => {
    const rows = await transaction
      .selectFrom('salary_offer')
      .select(['owner', 'id', 'facts'])
      .where('facts', 'is not', null)
      .limit(batch)
      .forUpdate()
      .execute();
    for (const { owner, id, facts } of rows)
      await transaction
        .updateTable('salary_offer')
        .set({ sealed: sealedText(secrets, id, JSON.stringify(facts)), facts: null })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .execute();
    return rows.length;
  };
  while ((await db.transaction().execute(sealSome)) > 0);
}

/** Seals the offers with another secret. One that the former secret does not open says nothing to anyone any more, and goes. */
export async function resealOffers(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (const { owner, id, sealed } of await transaction.selectFrom('salary_offer').select(['owner', 'id', 'sealed']).where('facts', 'is', null).execute()) {
    const text = sealed === null ? undefined : textIn(from, id, sealed);
    if (text === undefined) await transaction.deleteFrom('salary_offer').where('owner', '=', owner).where('id', '=', id).execute();
    else
      await transaction
        .updateTable('salary_offer')
        .set({ sealed: sealedText(to, id, text) })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .execute();
  }
}
