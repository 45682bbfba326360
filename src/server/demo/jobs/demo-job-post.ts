import type { EmploymentType } from '#core/careers/employment-type.ts';
import type { Workplace } from '#core/jobs/job.ts';
import type { DemoJob } from '../reviews/jobs.ts';

/** A job that a made-up company advertises. Days are counted back from today; those to come are below nought. */
export interface DemoJobPost {
  readonly jobId: string;
  readonly job: DemoJob;
  /** Its number among those of its company, by which its feed knows it. */
  readonly number: number;
  readonly title: string;
  readonly description: string;
  /** Cities by their names. */
  readonly cities: readonly string[];
  readonly workplace: Workplace;
  readonly employment: EmploymentType;
  readonly experience: { readonly from: number; readonly to: number };
  /** Rupees a year; null where the advertisement does not say. */
  readonly pay: { readonly from: number; readonly to: number } | null;
  readonly applyUrl: string;
  readonly seenDaysAgo: number;
  readonly confirmedDaysAgo: number;
  readonly saidOpenDaysAgo: number | null;
  readonly reposts: number;
  readonly closesInDays: number | null;
  readonly closedDaysAgo: number | null;
}
