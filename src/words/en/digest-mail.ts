import { digestDays } from '#core/digests/digest.ts';
/** Sentences of the weekly mail. They name the member by no name, and say nothing of what the member wrote. */
export const words = {
  subject: (brand: string) => `Your week at ${brand}`,
  lead: `Talked about most in the last ${digestDays} days:`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  unseen: (count: number) => (count === 1 ? '1 notification waits for you.' : `${count} notifications wait for you.`),
  why: 'You get this email once a week because you asked for it in your settings.',
  jobs: 'New jobs for your alerts:',
  jobsSubject: (brand: string) => `New jobs for your alerts at ${brand}`,
  leave: { 'weekly-digest': 'Stop sending me these', 'job-alerts': 'Stop sending me new jobs' },
};
