import { benefitsKind, benefitAnswer, benefitFigure, benefits } from '#server/adapters/benefits/benefits-tables.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { sqlBenefits, SqlOwnBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { benefitsService } from '#server/services/benefits-service.ts';
import type { WiredKind } from './wired-kind.ts';

export const benefitsWiring = {
  tables: [benefits, benefitAnswer, benefitFigure],
  content: benefitsKind,
  summary: () => benefitsSummary,
  services: { benefits: benefitsService },
  readers: (scope: RequestScope) => ({ benefits: sqlBenefits(scope) }),
  owners: (scope: RequestScope) => ({ ownBenefits: new SqlOwnBenefits(scope) }),
  demo: {
    before: 'jobs',
    table: 'benefits',
    fill: async (db, options) => (await import('#server/demo/fill-benefits.ts')).fillDemoBenefits(db, options),
    said: (count) => `what ${count} people get besides their pay`,
  },
} as const satisfies WiredKind;
