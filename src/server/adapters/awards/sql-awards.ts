import { sql, type RawBuilder } from 'kysely';
import { categoryKindOf, type AwardCategory } from '#core/awards/award-category.ts';
import { cutOffOf, type AwardEdition } from '#core/awards/award-edition.ts';
import { entersEdition, fewestQualified, awardScoreOf, type AwardEntrant } from '#core/awards/award-rule.ts';
import { glimpsedWinners, type AwardCategoryGlimpse, type AwardCheck, type AwardList, type Awards, type AwardWinner } from '#core/awards/awards.ts';
import type { AwardYear, CompanyAward } from '#core/companies/company-award.ts';
import { existing } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { pictureOf, smallPictureBytes } from '../media/pictures.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { frozenEntrantOf, frozenEntrants } from './frozen-entrants.ts';
import { entrantOf } from './read-entrants.ts';

type Scope = Pick<PseudonymScope, 'db' | 'secrets'>;

interface WinnerRow extends Omit<AwardWinner, 'logo' | 'rating'> {
  readonly slug: string;
  readonly ratingHundredths: number;
  readonly logo_id: string | null;
  readonly logo_type: string | null;
  readonly logo_bytes: Uint8Array | null;
}

const mostOfCompany = 60;
const mostOfCheck = 20;

/** Closed awards, never recomputed except to check one company by the rule. */
export class SqlAwards implements Awards {
  readonly #scope: Scope;

  constructor({ db, secrets }: Scope) {
    this.#scope = { db, secrets };
  }

  async edition(year: AwardYear): Promise<AwardEdition> {
    const row = await this.#scope.db.selectFrom('award_edition').selectAll().where('year', '=', year).executeTakeFirst();
    return {
      year,
      cutOff: cutOffOf(year),
      closedOn: row?.closed_on ?? null,
      companiesCount: row?.companies_count ?? 0,
      reviewsCount: row?.reviews_count ?? 0,
      winnersCount: row?.winners_count ?? 0,
      digest: row?.digest ?? null,
    };
  }

  async categories(year: AwardYear): Promise<readonly AwardCategoryGlimpse[]> {
    const rows = await this.#categoriesOf(year).where('qualified_count', '>=', fewestQualified).orderBy('place').execute();
    const winners = await this.#winners(sql`year = ${year} and place <= ${glimpsedWinners}`);
    const bySlug = Map.groupBy(winners, ({ slug }) => slug);
    return rows.map((row) => ({ ...categoryFromRow(row), winners: (bySlug.get(row.slug) ?? []).map(winnerFromRow) }));
  }

  async list(year: AwardYear, slug: string): Promise<AwardList> {
    const row = existing(await this.#categoriesOf(year).where('slug', '=', slug).executeTakeFirst());
    const winners = await this.#winners(sql`year = ${year} and slug = ${slug}`);
    return { edition: await this.edition(year), category: categoryFromRow(row), winners: winners.map(winnerFromRow) };
  }

  async entrants(year: AwardYear, slug: string, after: string | null, pageSize = usualPageSize): Promise<Page<AwardEntrant>> {
    const { db, secrets } = this.#scope;
    existing(await this.#categoriesOf(year).where('slug', '=', slug).executeTakeFirst());
    const list = ['award entrants', year, slug];
    const found = await frozenEntrants(db, { year, slug, after: keysetPosition(secrets, list, after)?.id ?? '', limit: pageSize + 1 });
    const items = found.slice(0, pageSize);
    const last = found.length > items.length ? items.at(-1) : undefined;
    return { items, next: last ? listCursor(secrets, list, { order: 0, id: last.companyId }) : null };
  }

  async check(year: AwardYear, companyId: string): Promise<AwardCheck> {
    const { db } = this.#scope;
    const today = existing(await entrantOf(db, companyId));
    const { closedOn } = await this.edition(year);
    // A company that did not enter a closed edition has no frozen figures.
    const counted = closedOn === null ? today : ((await frozenEntrantOf(db, year, companyId)) ?? { ...today, weeks: [] });
    const awards = await this.#placesOf(sql`award_winner.company_id = ${companyId} and award_winner.year = ${year}`, mostOfCheck);
    const { urlName, name } = today;
    return { urlName, name, size: counted.size, isEntered: entersEdition(counted, year), ...awardScoreOf(counted, year), awards };
  }

  async ofCompany(urlName: string): Promise<readonly CompanyAward[]> {
    const { id } = await companyAt(this.#scope.db, urlName);
    return this.#placesOf(sql`award_winner.company_id = ${id}`, mostOfCompany);
  }

  #categoriesOf(year: AwardYear) {
    return this.#scope.db.selectFrom('award_category').select(['slug', 'industry', 'companies_count', 'qualified_count']).where('year', '=', year);
  }

  /** Winners in order, with the names they won by and today's logos. */
  async #winners(which: RawBuilder<unknown>): Promise<readonly WinnerRow[]> {
    const { rows } = await sql<WinnerRow>`
      select found.slug, found.place, found.url_name as "urlName", found.name, found.rating_hundredths as "ratingHundredths", found.reviews_count as "reviewsCount",
        image.id as logo_id, image.content_type as logo_type, case when octet_length(image.bytes) <= ${smallPictureBytes} then image.bytes end as logo_bytes
      from (select * from award_winner where ${which}) as found join company on company.id = found.company_id
      left join image on image.id = company.logo_image_id order by found.slug, found.place`.execute(this.#scope.db);
    return rows;
  }

  /** Newest and best first. */
  async #placesOf(which: RawBuilder<unknown>, limit: number): Promise<readonly CompanyAward[]> {
    const { rows } = await sql<CompanyAward>`
      select award_winner.year, award_winner.slug, award_category.industry, award_winner.place
      from award_winner join award_category on award_category.year = award_winner.year and award_category.slug = award_winner.slug
      where ${which} order by award_winner.year desc, award_winner.place, award_category.place limit ${limit}`.execute(this.#scope.db);
    return rows;
  }
}

interface CategoryRow {
  readonly slug: string;
  readonly industry: string | null;
  readonly companies_count: number;
  readonly qualified_count: number;
}

const categoryFromRow = ({ slug, industry, companies_count, qualified_count }: CategoryRow): AwardCategory => ({
  slug,
  kind: categoryKindOf(slug),
  industry,
  companiesCount: companies_count,
  qualifiedCount: qualified_count,
});

const winnerFromRow = ({ place, urlName, name, ratingHundredths, reviewsCount, logo_id, logo_type, logo_bytes }: WinnerRow): AwardWinner => ({
  place,
  urlName,
  name,
  logo: pictureOf(logo_id, logo_type, logo_bytes),
  rating: ratingHundredths / 100,
  reviewsCount,
});
