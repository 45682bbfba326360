import { sql } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { newsDays, type CompanyNews } from '#core/followers/company-news.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { joinedCommunities } from '../communities/joined-list.ts';

const mostNews = 100;

/** Followed companies' news, newest first; made-up names follow none. */
export async function followedNews(scope: PseudonymScope): Promise<readonly CompanyNews[]> {
  const joined = await joinedCommunities(scope);
  if (joined.length === 0) return [];
  const companies = await scope.db
    .selectFrom('community')
    .innerJoin('company', 'company.url_name', 'community.url_name')
    .select(['company.id', 'company.name', 'company.url_name as urlName'])
    .where('community.type', '=', 'company')
    .where('community.id', 'in', joined)
    .execute();
  const since = dayOf(scope.now - newsDays * dayMs);
  const { rows } = await sql<Omit<CompanyNews, 'name' | 'urlName'>>`select id, company_id as "companyId", title, noted_on as "notedOn", place
    from company_news where company_id = any(${companies.map(({ id }) => id)}::text[]) and noted_on > ${since}::date
    order by place desc limit ${sql.lit(mostNews)}`.execute(scope.db);
  return rows.flatMap((news) => {
    const company = companies.find(({ id }) => id === news.companyId);
    return company ? [{ ...news, name: company.name, urlName: company.urlName }] : [];
  });
}

/** Marks news and everything earlier as shown, in the browser; foreign ids change nothing. */
export async function noteShownNews(scope: PseudonymScope, ids: readonly string[]): Promise<void> {
  const news = (await followedNews(scope)).filter(({ id }) => ids.includes(id));
  const shown = Math.max(0, ...news.map(({ place }) => place));
  if (shown > (scope.newsJar?.shownNews() ?? 0)) scope.newsJar?.keepShownNews(shown);
}
