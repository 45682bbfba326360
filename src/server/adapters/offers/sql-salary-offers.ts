import { sql, type Transaction } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import { offerConfig, type OfferConfig, type OfferFacts, type OfferVotes, type SavedOffer } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { keptOffer } from './kept-offer.ts';
import { openedOffer, sealedOffer } from './sealed-offers.ts';
import { choose, optionRows } from '../polls/option-votes.ts';
import { offersFromRows } from '../polls/options.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlSalaryOffers implements SalaryOffers {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async config(): Promise<OfferConfig> {
    return offerConfig;
  }

  async list(): Promise<readonly SavedOffer[]> {
    const rows = await this.#scope.db
      .selectFrom('salary_offer')
      .selectAll()
      .where('owner', '=', this.#owner)
      .orderBy('is_current', 'desc')
      .orderBy('id')
      .execute();
    return rows.flatMap((row) => {
      const facts = openedOffer(this.#scope.secrets, row);
      return facts ? [{ ...facts, offerId: row.id, isCurrent: row.is_current }] : [];
    });
  }

  async at(offerId: string): Promise<SavedOffer> {
    return existing((await this.list()).find((offer) => offer.offerId === offerId));
  }

  async save(facts: OfferFacts): Promise<SavedOffer> {
    const offerId = randomId();
    await this.#alone(async (transaction) => {
      const { rows } = await sqlOfOwn<{ readonly count: number }>`select count(*)::integer as count from salary_offer where owner = ${this.#owner}`.execute(
        transaction,
      );
      const count = rows[0]?.count ?? 0;
      if (count >= offerConfig.mostOffers) throw new Failure('conflict', `You can only add ${offerConfig.mostOffers} salaries/offers.`);
      await this.#keep(transaction, offerId, facts);
    });
    return this.at(offerId);
  }

  async change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    await this.at(offerId);
    await this.#alone((transaction) => this.#keep(transaction, offerId, facts));
    return this.at(offerId);
  }

  async remove(offerId: string): Promise<void> {
    const { numDeletedRows } = await this.#scope.db.deleteFrom('salary_offer').where('id', '=', offerId).where('owner', '=', this.#owner).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  async choose(postId: string, offerId: string | null): Promise<OfferVotes> {
    const isChosen = await choose(this.#scope, postId, offerId, 'salary');
    const votes = (await this.of([postId])).get(postId);
    if (!votes || !isChosen) throw new Failure('missing');
    return votes;
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, OfferVotes>> {
    const rows = await optionRows(this.#scope, postIds, 'salary');
    return new Map(rows.map(({ id, mine, options }) => [id, { postId: id, myOfferId: mine, offers: offersFromRows(options) }]));
  }

  get #owner(): string {
    return this.#scope.keyFor('offers');
  }

  /** Serialises changes, so that exactly one offer is the current salary. */
  #alone(work: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> {
    return this.#scope.db.transaction().execute(async (transaction) => {
      await refuseSilenced(transaction, this.#scope);
      await sql`insert into daily_use as known (key, used_on, times) values (${this.#scope.keyFor('use', 'offers')}, ${this.#scope.today}, 1)
        on conflict (key, used_on) do update set times = known.times + 1`.execute(transaction);
      await work(transaction);
    });
  }

  async #keep(transaction: Transaction<Tables>, id: string, { isCurrent, ...said }: OfferFacts): Promise<void> {
    const offer = { sealed: sealedOffer(this.#scope.secrets, id, keptOffer(said)), facts: null, is_current: isCurrent };
    if (isCurrent) await transaction.updateTable('salary_offer').set({ is_current: false }).where('owner', '=', this.#owner).where('id', '<>', id).execute();
    await transaction
      .insertInto('salary_offer')
      .values({ id, owner: this.#owner, ...offer })
      .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet(offer))
      .execute();
  }
}
