import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import type { JobAlerts } from '#core/jobs/job-alerts.ts';

export const jobAlertOperations = ({ jobAlerts }: { readonly jobAlerts: JobAlerts }) =>
  ({
    listJobAlerts: async () => ({ jobAlerts: await jobAlerts.all() }),
    createJobAlert: ({ body }) => jobAlerts.create(body),
    deleteJobAlert: async ({ path }) => {
      await jobAlerts.remove(path.jobAlertId);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;
