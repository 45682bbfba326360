import { sql, type Kysely } from 'kysely';
import { bandNumber, experienceBandOf } from '#core/salaries/salary.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { findAnswers } from '#core/search/find-answers.ts';
import { findPage } from '#core/search/find-page.ts';
import { usualSuggestedPages, type Search } from '#core/search/search.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import type { AskedSearch, SearchPage } from '#core/search/search-page.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { communityAt } from '../communities/community-at.ts';
import { companyAt } from '../companies/company-at.ts';
import type { PayKey } from '#core/search/page-content.ts';
import { answerOf, plainAnswer, type FoundAnswer, type SuggestedPay } from '#core/search/search-answer.ts';
import type { Tables } from '../database/tables.ts';
import { SqlSearchIndex } from './sql-search-index.ts';

export class SqlSearch implements Search {
  readonly #db: Kysely<Tables>;
  readonly #index: SqlSearchIndex;

  constructor({ db, now }: { readonly db: Kysely<Tables>; readonly now: number }, texts?: InstanceTexts) {
    this.#db = db;
    this.#index = new SqlSearchIndex(db, now, texts);
  }

  async suggest(typed: string, most: number = usualSuggestedPages): Promise<Suggestions> {
    const { items, corrected } = await findAnswers(this.#index, typed, most);
    return { corrected, items: await this.#withPay(items) };
  }

  async find(search: AskedSearch): Promise<SearchPage> {
    const companyId = search.company === null ? null : (await companyAt(this.#db, search.company)).id;
    const communityId = search.community === null ? null : (await communityAt(this.#db, search.community)).id;
    const page = await findPage(this.#index, search, { companyId, communityId });
    return { ...page, answers: await this.#withPay(page.answers) };
  }

  async trending(): Promise<readonly SuggestedPage[]> {
    const { rows } = await sql<{ readonly url_name: string; readonly name: string; readonly hint: string }>`
      select url_name, name, hint from search_entry where kind = 'COMPANY' order by weight desc, id limit ${sql.lit(mostTrending)}`.execute(this.#db);
    return rows.map(({ url_name, name, hint }) => ({
      ...plainAnswer(answerOf('COMPANY', overviewPath(url_name), { company: name })),
      title: name,
      hint,
      pay: null,
    }));
  }

  async #withPay(items: readonly FoundAnswer[]): Promise<readonly SuggestedPage[]> {
    const pay = await this.#payOf(items);
    return items.map((item, place) => ({ ...plainAnswer(item), pay: pay.get(place) ?? null }));
  }

  async #payOf(items: readonly FoundAnswer[]): Promise<ReadonlyMap<number, SuggestedPay>> {
    const asked = items.flatMap(({ content }, place) => (content?.of === 'pay' ? [{ place, ...numbersOf(content) }] : []));
    if (asked.length === 0) return new Map();
    const { rows } = await sql<{ readonly place: number; readonly figures: SalaryFigures }>`
      with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, company text, designation integer, city integer, band integer))
      select place, figures from asked join pay_slice on company_id = company and designation_id = designation and city_id = city and pay_slice.band = asked.band
        and employment = '' and currency = 'INR' and people > 0
      union all
      select place, figures from asked join designation job on job.id = designation
        join market_pay on market_pay.department_id = job.department_id and designation_id = job.id and city_id = city and city_class = '' and market_pay.band = asked.band
        and employment = '' and currency = 'INR' and people > 0
      where company is null`.execute(this.#db);
    return new Map(rows.map(({ place, figures }) => [place, payFrom(figures)]));
  }
}

const mostTrending = 6;

const numbersOf = ({ companyId, designationId, cityId, years }: PayKey) => ({
  company: companyId,
  designation: designationId ?? 0,
  city: cityId ?? 0,
  band: bandNumber(years === null ? null : experienceBandOf(years)),
});

function payFrom({ points, people, companies }: SalaryFigures): SuggestedPay {
  const at = (wanted: number): number | null => points.find(({ percent }) => percent === wanted)?.amount ?? null;
  return { median: at(50) ?? 0, low: at(25), high: at(75), people, ...(companies && { companies }) };
}
