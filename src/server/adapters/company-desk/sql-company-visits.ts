import { visitsIn, visitWeeks, type CompanyVisits, type VisitWeek } from '#core/company-desk/company-visits.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { readerPlace, type DeskScope } from './desk-scope.ts';

export class SqlCompanyVisits implements CompanyVisits {
  readonly #scope: DeskScope;

  constructor(scope: DeskScope) {
    this.#scope = scope;
  }

  async weeks(urlName: string): Promise<readonly VisitWeek[]> {
    const { company } = await readerPlace(this.#scope, urlName);
    const { db, today } = this.#scope;
    const rows = await db
      .selectFrom('company_visit')
      .select(['week', 'times'])
      .where('company_id', '=', company.id)
      .orderBy('week', 'desc')
      .limit(visitWeeks + 1)
      .execute();
    return visitsIn(new Map(rows.map(({ week, times }) => [weekOf(week), times])), today);
  }
}
