import type { Selectable } from 'kysely';
import { mostDemandQuarters, type DemandReports, type DemandsOfQuarter } from '#core/support/demand-report.ts';
import { demandedThings, demandingAuthorities } from '#core/support/summons-notice.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import type { DemandEvent } from './support-tables.ts';

type Counted = Selectable<Tables['demand_count']>;

export class SqlDemandReports implements DemandReports {
  readonly #scope: Pick<PseudonymScope, 'db'>;

  constructor(scope: Pick<PseudonymScope, 'db'>) {
    this.#scope = scope;
  }

  async quarters(): Promise<readonly DemandsOfQuarter[]> {
    const newest = this.#scope.db.selectFrom('demand_count').select('quarter').distinct().orderBy('quarter', 'desc').limit(mostDemandQuarters);
    const rows = await this.#scope.db.selectFrom('demand_count').selectAll().where('quarter', 'in', newest).orderBy('quarter', 'desc').execute();
    return [...Map.groupBy(rows, ({ quarter }) => quarter)].map(([begins, counted]) => demandsOf(begins, counted));
  }
}

function demandsOf(begins: string, counted: readonly Counted[]): DemandsOfQuarter {
  const summed = (event: DemandEvent): number => counted.reduce((sum, row) => (row.event === event ? sum + row.times : sum), 0);
  const [received, inTime, late] = [summed('GRIEVANCE'), summed('ANSWERED_IN_TIME'), summed('ANSWERED_LATE')];
  const summons = demandingAuthorities.flatMap((authority) =>
    demandedThings.flatMap((asks) => {
      const count = counted.find((row) => row.event === 'SUMMONS' && row.authority === authority && row.asks === asks)?.times ?? 0;
      return count > 0 ? [{ authority, asks, count }] : [];
    }),
  );
  return { begins, summons, grievances: { received, inTime, late, waiting: Math.max(0, received - inTime - late) } };
}
