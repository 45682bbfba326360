import type { EmploymentType } from '#core/careers/employment-type.ts';
import type { Workplace } from '#core/jobs/job.ts';
import type { DemoJob } from '../reviews/jobs.ts';

/** Made-up job post, in days before today, negative for the future. */
export interface DemoJobPost {
  readonly jobId: string;
  readonly job: DemoJob;
  /** Number within its company, used as the id in the feed. */
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly cities: readonly string[];
  readonly workplace: Workplace;
  readonly employment: EmploymentType;
  readonly experience: { readonly from: number; readonly to: number };
  /** Rupees a year, or null where undisclosed. */
  readonly pay: { readonly from: number; readonly to: number } | null;
  readonly applyUrl: string;
  readonly seenDaysAgo: number;
  readonly confirmedDaysAgo: number;
  readonly saidOpenDaysAgo: number | null;
  readonly reposts: number;
  readonly closesInDays: number | null;
  readonly closedDaysAgo: number | null;
}
