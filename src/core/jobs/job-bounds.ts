import { mostJobAlerts } from './job-alerts.ts';
import { mostJobOptions } from './job-filters.ts';
import { jobScamKinds } from './job-scam-signs.ts';
import { everyJob, longestJobWords, mostJobExperience, mostJobPicks } from './job-search.ts';
import { longestApplyUrl, longestJobDescription, longestJobTitle, mostJobCities, mostJobSkills } from './job.ts';
import { mostCountedJobs } from './jobs.ts';

/** The lengths and counts of jobs and of alerts. */
export const jobBounds = {
  longestApplyUrl,
  longestJobDescription,
  longestJobTitle,
  longestJobWords,
  mostCountedJobs,
  mostJobAlerts,
  mostJobCities,
  mostJobExperience,
  mostJobOptions,
  mostJobPicks,
  mostJobScamSigns: jobScamKinds.length,
  mostJobSkills,
};

export const jobDefaults = { usualJobSort: everyJob.sort };
