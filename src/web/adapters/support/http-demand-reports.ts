import type { operations } from '#contract/generated/support.ts';
import type { Service } from '#contract/service.ts';
import type { DemandReports } from '#core/support/demand-report.ts';

export const httpDemandReports = (support: Service<operations>): DemandReports => ({
  quarters: async () => (await support.getDemandReport({})).items,
});
