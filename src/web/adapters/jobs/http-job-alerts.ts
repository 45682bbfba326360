import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import type { JobAlerts } from '#core/jobs/job-alerts.ts';

type Used = Pick<operations, 'listJobAlerts' | 'createJobAlert' | 'deleteJobAlert'>;

export const httpJobAlerts = (jobs: Service<Used>): JobAlerts => ({
  all: async () => (await jobs.listJobAlerts({})).jobAlerts,
  create: (draft) => jobs.createJobAlert({ body: draft }),
  remove: (jobAlertId) => jobs.deleteJobAlert({ path: { jobAlertId } }),
});
