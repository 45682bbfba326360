import type { operations } from '#contract/generated/support.ts';
import type { Service } from '#contract/service.ts';
import type { DemandReports } from '#core/support/demand-report.ts';
import type { SummonsNotices } from '#core/support/summons-notices.ts';

interface DemandPorts {
  readonly summonsNotices: SummonsNotices;
  readonly demandReports: DemandReports;
}

export const demandOperations = ({ summonsNotices, demandReports }: DemandPorts) =>
  ({
    submitSummonsNotice: async ({ body: { submissionKey, ...notice } }) => {
      await summonsNotices.count(submissionKey, notice);
      return { isCounted: true as const };
    },
    getDemandReport: async () => ({ items: await demandReports.quarters() }),
  }) satisfies Partial<Service<operations>>;
