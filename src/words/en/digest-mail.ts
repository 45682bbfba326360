import { digestDays } from '#core/digests/digest.ts';
/** Weekly mail. Gives no name of the member and nothing of what they wrote. */
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
