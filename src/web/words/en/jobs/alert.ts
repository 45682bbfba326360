import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { mostJobAlerts } from '#core/jobs/job-alerts.ts';
import { mostSavedJobs } from '#core/jobs/saved-jobs.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import { grouped } from '#core/figures/counts.ts';
import { words as jobs } from '#words/en/jobs.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';

const outcomes: Readonly<Record<JobOutcome, string>> = { silent: 'No answer', rejected: 'Rejected', offered: 'Got an offer' };

export const words = {
  ...jobs,
  save: {
    save: 'Save',
    saveNamed: (title: string) => `Save: ${title}`,
    saved: 'Saved',
    savedNamed: (title: string) => `Saved: ${title}`,
    offline: 'No connection. Nothing was changed; try again when you are back online.',
    full: `You have saved ${grouped(mostSavedJobs)} jobs, which is the limit. Remove one first.`,
    failed: 'That did not work. Nothing was changed. Try again.',
  },
  report: {
    heading: 'Did you apply? How did it end?',
    // Promise R-193
    lead: `Your answer is shown only as part of a total, once at least ${inWords(fewestContributors)} people have answered. Nobody sees that it was you.`,
    outcomes,
    // Promise F-02
    counts: (proofs: readonly CountedProof[]): string => {
      if (proofs.includes('anyone')) return '';
      if (!proofs.includes('provider')) return 'It counts once you have confirmed a work or college email.';
      return proofs.includes('address')
        ? 'It counts if you log in with Google or another provider, or have confirmed a work or college email.'
        : 'It counts if you log in with Google or another provider.';
    },
    thanks: 'Saved. You can change it here at any time.',
  },
  savedJobs: {
    title: 'Saved jobs',
    description: 'The jobs that you saved. Only you see them.',
    // Promise R-193
    lead: 'Only you see them. Closed jobs stay in the list and are marked.',
    list: 'Saved jobs',
    closed: 'This job is closed.',
    week: (date: string) => `Saved in the week of ${daySaid(monthNames, dayOf(mondayOf(weekOf(date))))}`,
    taken: 'Removed. The job disappears from the list when you leave this page.',
    more: 'Show more',
    end: 'That is everything.',
    none: 'You have not saved a job yet.',
    noneBecause: 'Press Save next to a job, and you will find it here.',
    toJobs: 'To the jobs',
    toAlerts: 'Job alerts',
    guest: 'Jobs you save are saved in your account.',
    guestBecause: 'Log in to save jobs and to see them here. Reading jobs needs no account.',
  },
  alert: {
    create: 'Get alerts for this search',
    isOn: 'Alert is on',
    stop: 'Stop',
    stopNamed: (name: string) => `Stop the alert: ${name}`,
    created: 'New jobs for this search will appear in your notifications (the bell).',
    stopped: 'The alert is stopped.',
    offline: 'No connection. Nothing was changed; try again when you are back online.',
    full: `You have ${mostJobAlerts} alerts, which is the limit. Stop one first.`,
    unknown: 'We do not know one of these names, so no job would ever fit. Take it out and try again.',
    failed: 'That did not work. Nothing was changed. Try again.',
  },
  ways: {
    title: 'Alert is on',
    lead: 'New jobs for this search appear in your notifications (the bell). Where else should they reach you?',
    device: { label: 'Notify me on this device', text: 'Of new jobs, even while no page is open.' },
    mail: { label: 'Email me new jobs once a week', text: 'On Sundays, a few at a time. A link in each email stops it.' },
    done: 'Done',
  },
  alerts: {
    title: 'Job alerts',
    description: 'Your saved searches. We alert you when there are new jobs.',
    // Promise R-192
    lead: 'New jobs appear in your notifications (the bell). You get no alerts for stale jobs and jobs with signs of a scam.',
    list: 'Job alerts',
    jobs: (count: number) => counted(count, 'job', 'jobs'),
    since: (date: string) => `since the week of ${daySaid(monthNames, date)}`,
    mail: 'You can also get new jobs by email once a week.',
    mailed: (address: string) => `New jobs also go to ${address} once a week.`,
    toMail: 'Email settings',
    toSaved: 'Saved jobs',
    none: 'You have no alert yet.',
    noneBecause: 'Search for jobs, and press “Get alerts for this search”.',
    toJobs: 'To the jobs',
    guest: 'Your job alerts are in your account.',
    guestBecause: 'Log in to get alerts of new jobs. Reading jobs needs no account.',
  },
};

export type JobAlertWords = typeof words;
