import { sql } from 'kysely';
import { conductOf, type Conduct, type ConductEntry, type ConductFacts } from '#core/employer-conduct/conduct.ts';
import type { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { joinsReply } from '../company-replies/replied-to.ts';
import { countedLive } from '../crowds/counted-live.ts';
import { companyAt, type FoundCompany } from '../companies/company-at.ts';

/** Ledger kinds about companies; posts belong to communities. */
const saidOfCompanies = ['review', 'interview', 'question', 'photo'] as const;

export class SqlEmployerConducts implements EmployerConducts {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async of(urlName: string): Promise<Conduct> {
    const company = await companyAt(this.#db, urlName);
    const [entries, reports, asked, bursts, reviews] = await Promise.all([
      this.#entries(company),
      this.#reports(company.id),
      this.#asked(company.id),
      this.#bursts(company.id),
      this.#reviews(company.id),
    ]);
    return conductOf({ entries, reports, asked, bursts, reviews });
  }

  /** Covers all names the company had, as ledger lines keep the name of their time. */
  async #entries({ id, urlName }: FoundCompany): Promise<readonly ConductEntry[]> {
    const former = await this.#db.selectFrom('former_company_url').select('url_name').where('company_id', '=', id).execute();
    return this.#db
      .selectFrom('removal')
      .select(['item_kind as itemKind', 'stars', 'action', 'rule', 'asked_by as askedBy'])
      .where('community', 'in', [urlName, ...former.map(({ url_name }) => url_name)])
      .where('item_kind', 'in', saidOfCompanies)
      .orderBy('sequence')
      .execute();
  }

  /** Last decision on each reported review, without reporter or author. */
  async #reports(companyId: string): Promise<ConductFacts['reports']> {
    const reviews = await this.#db.selectFrom('review').select(['id', 'stars']).where('company_id', '=', companyId).execute();
    const { rows } = await sql<{ readonly thing: string; readonly isUpheld: boolean }>`select distinct on (thing) thing, decision = 'remove' as "isUpheld"
      from moderation_item where thing = any(${reviews.map(({ id }) => id)}::text[]) and cause = 'reports' and stage = 'first' and decision in ('keep', 'remove')
      order by thing, decided_at desc, place desc`.execute(this.#db);
    const starsOf = new Map(reviews.map(({ id, stars }) => [id, stars]));
    return rows.map(({ thing, isUpheld }) => ({ stars: starsOf.get(thing) ?? 0, isUpheld }));
  }

  /** Reports in the company's name, of reviews that were deleted since, too. */
  async #asked(companyId: string): Promise<ConductFacts['asked']> {
    const { rows } = await sqlOfShown<ConductFacts['asked'][number]>`select stars, exists (select 1 from moderation_item as item
        where item.thing = asked.thing and item.id in (item_id, again_item_id) and decision = 'remove') as "isUpheld"
      from employer_report as asked where company_id = ${companyId}`.execute(this.#db);
    return rows;
  }

  async #bursts(companyId: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('rating_week')
      .select('week')
      .where('company_id', '=', companyId)
      .where('is_burst', '=', true)
      .orderBy('week')
      .execute();
    return rows.map(({ week }) => weekOf(week));
  }

  async #reviews(companyId: string): Promise<ConductFacts['reviews']> {
    const { rows } = await sqlOfShown<ConductFacts['reviews']>`select count(*)::integer as count, count(shown_reply.reply_id)::integer as answered,
        count(*) filter (where is_invited)::integer as invited,
        (percentile_disc(0.5) within group (order by greatest(0, first_replied_on - (posted_at at time zone 'UTC')::date)) filter (where first_replied_on is not null))::integer as "medianDays"
      from review ${joinsReply('review')} where company_id = ${companyId} and ${countedLive}`.execute(this.#db);
    return rows[0] ?? { count: 0, answered: 0, invited: 0, medianDays: null };
  }
}
