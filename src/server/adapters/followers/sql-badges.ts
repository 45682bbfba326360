import { sql } from 'kysely';
import { badgeRules, badgesOf, type Badge } from '#core/followers/badge.ts';
import type { Badges } from '#core/followers/badges.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';

interface BadgeRow {
  readonly followers: number;
  readonly followedMore: number;
  readonly things: number;
  readonly isAmongMost: boolean;
  readonly reviews: number;
  readonly answered: number;
  readonly latelyAnswered: number;
  readonly asked: number;
  readonly visitedPlace: number | null;
  readonly searchedPlace: number | null;
  readonly isOpen: boolean;
  readonly said: readonly (string | null)[];
}

export class SqlBadges implements Badges {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async at(urlName: string): Promise<readonly Badge[]> {
    const { id } = await companyAt(this.#db, urlName);
    const { rows } = await sql<BadgeRow>`
      select coalesce(place.followers_count, company.followers_count) as followers,
        case when place.id is null then ${sql.lit(badgeRules.places)} else (select count(*)::integer from (
          select 1 from community as other where other.type = 'company' and other.category = place.category and other.followers_count > place.followers_count
          limit ${sql.lit(badgeRules.places)}) as more) end as "followedMore",
        coalesce(things_count, 0) as things, coalesce(is_among_most, false) as "isAmongMost",
        coalesce(activity.reviews_count, 0) as reviews, coalesce(answered_count, 0) as answered,
        coalesce(lately_answered_count, 0) as "latelyAnswered", coalesce(asked_count, 0) as asked, visited_place as "visitedPlace", searched_place as "searchedPlace",
        exists (select 1 from desk_person where company_id = company.id and role = 'owner' and state = 'open') as "isOpen",
        array[website, career_site_url, coalesce(contact_number, email_id), founded_year::text, indian_size::text] as said
      from company left join community as place on place.type = 'company' and place.url_name = company.url_name
      left join company_activity as activity on activity.company_id = company.id
      where company.id = ${id}`.execute(this.#db);
    return rows.flatMap(({ things, isAmongMost, reviews, answered, latelyAnswered, asked, isOpen, ...facts }) =>
      badgesOf({ ...facts, lately: { things, isAmongMost }, year: { reviews, answered }, desk: { isOpen, answered: latelyAnswered, asked } }),
    );
  }
}
