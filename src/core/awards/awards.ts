import type { AwardYear, CompanyAward } from '../companies/company-award.ts';
import type { SizeBucket } from '../companies/size-bucket.ts';
import type { Page } from '../page.ts';
import type { AwardCategory } from './award-category.ts';
import type { AwardEdition } from './award-edition.ts';
import type { AwardEntrant, AwardScore } from './award-rule.ts';

export interface AwardWinner {
  readonly place: number;
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  /** Two decimals. */
  readonly rating: number;
  readonly reviewsCount: number;
}

export interface AwardCategoryGlimpse extends AwardCategory {
  readonly winners: readonly AwardWinner[];
}

export interface AwardList {
  readonly edition: AwardEdition;
  readonly category: AwardCategory;
  readonly winners: readonly AwardWinner[];
}

export interface AwardCheck extends AwardScore {
  readonly urlName: string;
  readonly name: string;
  readonly size: SizeBucket | null;
  /** True with enough reviews for a rating by the cut-off. */
  readonly isEntered: boolean;
  readonly awards: readonly CompanyAward[];
}

export const glimpsedWinners = 3;

/** Award editions and their lists with all figures behind them. */
export abstract class Awards {
  abstract edition(year: AwardYear): Promise<AwardEdition>;
  /** Categories with winners in closed editions, and none in open ones. */
  abstract categories(year: AwardYear): Promise<readonly AwardCategoryGlimpse[]>;
  abstract list(year: AwardYear, slug: string): Promise<AwardList>;
  /** Frozen figures of a category, from which its list can be recomputed (F-19). */
  abstract entrants(year: AwardYear, slug: string, after: string | null, pageSize?: number): Promise<Page<AwardEntrant>>;
  /** Uses frozen figures for closed editions, otherwise today's. */
  abstract check(year: AwardYear, companyId: string): Promise<AwardCheck>;
  /** Places in closed editions, newest and best first. */
  abstract ofCompany(urlName: string): Promise<readonly CompanyAward[]>;
}
