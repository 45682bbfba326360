import type { Transaction } from 'kysely';
import { longestNewsTitle } from '#core/followers/company-news.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

interface NewCompanyNews {
  readonly companyId: string;
  readonly titles: readonly string[];
  readonly today: string;
}

/** Records news in the transaction that makes it and sends nothing, as no row says who follows. */
export async function noteCompanyNews(transaction: Transaction<Tables>, { companyId, titles, today }: NewCompanyNews): Promise<void> {
  const said = titles.map((title) => title.trim().slice(0, longestNewsTitle)).filter((title) => title !== '');
  if (said.length === 0) return;
  const rows = said.map((title) => ({ id: randomId(), company_id: companyId, title, noted_on: today }));
  await transaction.insertInto('company_news').values(rows).execute();
}
