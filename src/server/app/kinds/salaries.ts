import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { countedPay, marketPay, paySlice, receivedPay, staleMarketPay, stalePay } from '#server/adapters/salaries/pay-tables.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { salary } from '#server/adapters/salaries/salary-table.ts';
import { SqlOwnSalaries } from '#server/adapters/salaries/sql-own-salaries.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { salaryService } from '#server/services/salary-service.ts';
import type { WiredKind } from './wired-kind.ts';

export const salariesWiring = {
  tables: [salary, countedPay, paySlice, marketPay, receivedPay, stalePay, staleMarketPay],
  summary: () => paySummary,
  services: { salary: salaryService },
  readers: (scope: RequestScope) => ({ salaries: new SqlSalaries(scope) }),
  owners: (scope: RequestScope) => ({ ownSalaries: new SqlOwnSalaries(scope) }),
  demo: {
    before: 'jobs',
    table: 'salary',
    fill: async (db, options) => (await import('#server/demo/fill-salaries.ts')).fillDemoSalaries(db, options),
    said: (count) => `${count} salaries`,
  },
} as const satisfies WiredKind;
