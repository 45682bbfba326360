import type { AwardYear, CompanyAward } from '../companies/company-award.ts';
import type { SizeBucket } from '../companies/size-bucket.ts';
import type { Page } from '../page.ts';
import type { AwardCategory } from './award-category.ts';
import type { AwardEdition } from './award-edition.ts';
import type { AwardEntrant, AwardScore } from './award-rule.ts';

/** A winner as a list shows it. */
export interface AwardWinner {
  readonly place: number;
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  /** The rating of the edition, to two decimals. */
  readonly rating: number;
  readonly reviewsCount: number;
}

/** A category with the first of its winners. */
export interface AwardCategoryGlimpse extends AwardCategory {
  readonly winners: readonly AwardWinner[];
}

/** The list of a category. */
export interface AwardList {
  readonly edition: AwardEdition;
  readonly category: AwardCategory;
  readonly winners: readonly AwardWinner[];
}

/** How a company does by the rules of an edition. */
export interface AwardCheck extends AwardScore {
  readonly urlName: string;
  readonly name: string;
  readonly size: SizeBucket | null;
  /** Whether it has enough reviews up to the cut-off for a rating. */
  readonly isEntered: boolean;
  readonly awards: readonly CompanyAward[];
}

/** The winners of each category that a list of categories shows. */
export const glimpsedWinners = 3;

/** The awards: editions, their lists, and all that these are made of. Each is missing where the edition, the category or the company is not there. */
export abstract class Awards {
  abstract edition(year: AwardYear): Promise<AwardEdition>;
  /** The categories of a closed edition that have winners; none of an open one. */
  abstract categories(year: AwardYear): Promise<readonly AwardCategoryGlimpse[]>;
  abstract list(year: AwardYear, slug: string): Promise<AwardList>;
  /** The frozen figures of the companies of a category, of which its list can be made again (F-19). */
  abstract entrants(year: AwardYear, slug: string, after: string | null, pageSize?: number): Promise<Page<AwardEntrant>>;
  /** Of a closed edition by its frozen figures, of an open one by those of today. */
  abstract check(year: AwardYear, companyId: string): Promise<AwardCheck>;
  /** The places of a company in all closed editions, the newest and best first. */
  abstract ofCompany(urlName: string): Promise<readonly CompanyAward[]>;
}
