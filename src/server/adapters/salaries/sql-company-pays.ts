import { sql } from 'kysely';
import type { CompanyPays } from '#core/salaries/company-pays.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companySlices } from './pay-rows.ts';
import { ofEverybodyAt } from './read-company-pay.ts';

export class SqlCompanyPays implements CompanyPays {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async of(urlNames: readonly string[]): Promise<ReadonlyMap<string, SalaryFigures>> {
    if (urlNames.length === 0) return new Map();
    const named = await this.#db.selectFrom('company').select('id').where('url_name', 'in', urlNames).execute();
    const slices = await companySlices(this.#db, ofEverybodyAt(sql`= any(${named.map(({ id }) => id)}::text[])`));
    return new Map(slices.flatMap(({ group, figures }) => (group.company ? [[group.company.urlName, figures] as const] : [])));
  }
}
