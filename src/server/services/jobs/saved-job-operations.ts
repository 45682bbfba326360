import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import type { SavedJobs } from '#core/jobs/saved-jobs.ts';

export const savedJobOperations = ({ savedJobs }: { readonly savedJobs: SavedJobs }) =>
  ({
    saveJob: async ({ path }) => {
      await savedJobs.save(path.jobId);
      return undefined;
    },
    unsaveJob: async ({ path }) => {
      await savedJobs.unsave(path.jobId);
      return undefined;
    },
    reportJobOutcome: async ({ path, body }) => {
      await savedJobs.report(path.jobId, body.outcome);
      return undefined;
    },
    listSavedJobs: async ({ query }) => {
      if (query?.jobIds) return { items: await savedJobs.among(query.jobIds), next: null };
      return savedJobs.list(query?.cursor, query?.limit);
    },
  }) satisfies Partial<Service<operations>>;
