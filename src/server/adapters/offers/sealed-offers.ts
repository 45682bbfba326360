import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { isRecord } from '#core/record.ts';
import type { SanitizedJson } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

export type KeptFacts = Omit<OfferFacts, 'isCurrent'>;

type OfferRow = Pick<Selectable<Tables['salary_offer']>, 'id' | 'sealed' | 'facts'>;

/** Exceeds the longest offer, so that sealed length tells nothing. */
const paddedTo = 2_048;

/** Binds each seal to its row. */
const purposeOf = (offerId: string): string => JSON.stringify(['salary offer', offerId]);

/** Seals an offer, since a plain figure would link the account to an anonymous salary with it (F-07). */
export const sealedOffer = (secrets: Pick<Secrets, 'seal'>, offerId: string, facts: SanitizedJson): string => sealedText(secrets, offerId, facts);

const sealedText = (secrets: Pick<Secrets, 'seal'>, offerId: string, facts: string): string =>
  secrets.seal(purposeOf(offerId), { facts, padding: ' '.repeat(Math.max(0, paddedTo - Buffer.byteLength(JSON.stringify(facts)))) });

/** Returns nothing for an offer sealed for another row or key. */
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

/** Seals offers that an earlier release kept plain, once at a start. */
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

/** Reseals offers with another secret, dropping any that fail to open. */
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
