import { createHash } from 'node:crypto';
import type { AwardCategory } from '#core/awards/award-category.ts';
import { cutOffOf, type AwardEdition } from '#core/awards/award-edition.ts';
import {
  awardCategories,
  categoriesOf,
  entersEdition,
  fewestQualified,
  judgedEntrant,
  reviewsIn,
  awardScoreOf,
  weeksUpToCutOff,
  winnersOf,
  type AwardEntrant,
  type AwardPlace,
} from '#core/awards/award-rule.ts';
import { glimpsedWinners, type AwardCategoryGlimpse, type AwardCheck, type AwardList, type Awards, type AwardWinner } from '#core/awards/awards.ts';
import { frozenText } from '#core/awards/frozen-text.ts';
import type { AwardYear, CompanyAward } from '#core/companies/company-award.ts';
import { existing } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

/** World of awards: companies with all weeks, and closing days of editions. */
export interface AwardFixture {
  readonly companies: readonly AwardEntrant[];
  readonly closed: Readonly<Partial<Record<AwardYear, string>>>;
}

interface Closed {
  readonly edition: AwardEdition;
  readonly entrants: readonly AwardEntrant[];
  readonly categories: readonly AwardCategory[];
  readonly places: readonly AwardPlace[];
}

/** Closes editions by the rule of the core when opened. */
export class FakeAwards implements Awards {
  readonly #companies: readonly AwardEntrant[];
  readonly #closed: ReadonlyMap<AwardYear, Closed>;

  constructor({ companies, closed }: AwardFixture = { companies: [], closed: {} }) {
    this.#companies = companies;
    const years = ([2026, 2025, 2024] as const).flatMap((year) => {
      const day = closed[year];
      return day === undefined ? [] : [[year, closedOf(companies, year, day)] as const];
    });
    this.#closed = new Map(years);
  }

  async edition(year: AwardYear): Promise<AwardEdition> {
    return this.#closed.get(year)?.edition ?? { ...nothingCounted, year, cutOff: cutOffOf(year) };
  }

  async categories(year: AwardYear): Promise<readonly AwardCategoryGlimpse[]> {
    const { categories, places } = this.#closed.get(year) ?? { categories: [], places: [] };
    return categories
      .filter(({ qualifiedCount }) => qualifiedCount >= fewestQualified)
      .map((category) => ({ ...category, winners: winnersIn(places, category.slug).slice(0, glimpsedWinners) }));
  }

  async list(year: AwardYear, slug: string): Promise<AwardList> {
    const { edition, categories, places } = existing(this.#closed.get(year));
    return { edition, category: existing(categories.find((each) => each.slug === slug)), winners: winnersIn(places, slug) };
  }

  async entrants(year: AwardYear, slug: string, after: string | null, pageSize?: number): Promise<Page<AwardEntrant>> {
    const { entrants, categories } = existing(this.#closed.get(year));
    existing(categories.find((each) => each.slug === slug));
    const inOrder = entrants
      .filter((entrant) => categoriesOf(entrant, year).includes(slug))
      .toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1));
    return pageOf(inOrder, ({ companyId }) => `${year}-${slug}-${companyId}`, after, pageSize);
  }

  async check(year: AwardYear, companyId: string): Promise<AwardCheck> {
    const today = existing(this.#companies.find((company) => company.companyId === companyId));
    const closed = this.#closed.get(year);
    const frozen = closed?.entrants.find((entrant) => entrant.companyId === companyId);
    const counted = closed ? (frozen ?? { ...today, weeks: [] }) : today;
    const awards = this.#awardsOf(companyId).filter((award) => award.year === year);
    return {
      urlName: today.urlName,
      name: today.name,
      size: counted.size,
      isEntered: entersEdition(counted, year),
      ...awardScoreOf(counted, year),
      awards,
    };
  }

  async ofCompany(urlName: string): Promise<readonly CompanyAward[]> {
    return this.#awardsOf(existing(this.#companies.find((company) => company.urlName === urlName)).companyId);
  }

  #awardsOf(companyId: string): readonly CompanyAward[] {
    return [...this.#closed].flatMap(([year, { categories, places }]) =>
      places
        .filter((place) => place.companyId === companyId)
        .map(({ slug, place }) => ({ year, slug, industry: categories.find((each) => each.slug === slug)?.industry ?? null, place }))
        .toSorted((one, other) => one.place - other.place),
    );
  }
}

const nothingCounted = { closedOn: null, companiesCount: 0, reviewsCount: 0, winnersCount: 0, digest: null } as const;

function closedOf(companies: readonly AwardEntrant[], year: AwardYear, closedOn: string): Closed {
  const entrants = companies.map((company) => ({ ...company, weeks: weeksUpToCutOff(company.weeks, year) })).filter((company) => entersEdition(company, year));
  const categories = awardCategories(
    entrants.map((entrant) => judgedEntrant(entrant, year)),
    year,
  );
  const places = categories.flatMap(({ slug }) => winnersOf(entrants, slug, year));
  const edition: AwardEdition = {
    year,
    cutOff: cutOffOf(year),
    closedOn,
    companiesCount: entrants.length,
    reviewsCount: reviewsIn(entrants.flatMap(({ weeks }) => weeks)),
    winnersCount: new Set(places.map(({ companyId }) => companyId)).size,
    digest: createHash('sha256').update(frozenText(entrants)).digest('hex'),
  };
  return { edition, entrants, categories, places };
}

const winnersIn = (places: readonly AwardPlace[], slug: string): readonly AwardWinner[] =>
  places
    .filter((place) => place.slug === slug)
    .map(({ place, urlName, name, ratingHundredths, reviewsCount }) => ({ place, urlName, name, logo: null, rating: ratingHundredths / 100, reviewsCount }));
