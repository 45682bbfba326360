import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { searchOfAlert } from '#core/jobs/job-alert-search.ts';
import { JobAlerts } from '#core/jobs/job-alerts.ts';
import { SavedJobs } from '#core/jobs/saved-jobs.ts';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { screens } from '#core/navigation/screens.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import * as wiring from '#web/app/jobs/job-alerts-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { AlertForSearch } from '#web/views/jobs/AlertForSearch.tsx';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeJobAlerts } from '#tests/fakes/jobs/fake-job-alerts.ts';
import { FakeSavedJobs } from '#tests/fakes/jobs/fake-saved-jobs.ts';
import { anAlert } from '#tests/fakes/jobs/listed-jobs.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';
import { settled } from '#tests/screens/settled.ts';

class FailingAlerts extends FakeJobAlerts {
  problem: Failure | undefined;
  override async remove(jobAlertId: string) {
    if (this.problem) throw this.problem;
    await super.remove(jobAlertId);
  }
}

const mailing = () => Object.assign(new FakeOnboardings(), { verificationMethods: ['mail'] });

const swapsOf = (
  jobAlerts: FakeJobAlerts,
  { addresses = new FakeMailAddresses(), subscriptions = new FakeSubscriptions(), storage = new FakeUserStorage() } = {},
) =>
  [
    [JobAlerts, jobAlerts],
    [SavedJobs, new FakeSavedJobs()],
    [MailAddresses, addresses],
    [Subscriptions, subscriptions],
    [Onboardings, mailing()],
    [UserStorage, storage],
  ] as const;

async function opened() {
  const jobAlerts = new FailingAlerts();
  await jobAlerts.create(anAlert());
  await jobAlerts.create(anAlert({ cities: ['mumbai'] }, ['staff-nurse']));
  await asMember(wiring, screens.jobAlerts, swapsOf(jobAlerts));
  return jobAlerts;
}

describe('the alerts of a member (R-192)', () => {
  it('lead to the jobs that they are about', async () => {
    await opened();
    const link = await screen.findByRole('link', { name: 'Software Engineer in Pune' });
    expect(link.getAttribute('href')).toBe('/jobs?job_profile=software-engineer&location=pune');
    expect(screen.getByRole('link', { name: 'Email settings' }).getAttribute('href')).toBe(`${screens.userSettings}#weekly-mail`);
  });

  it('are stopped with one press, and the focus stays near', async () => {
    const jobAlerts = await opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the alert: Software Engineer in Pune' }));
    expect(await screen.findByText('The alert is stopped.')).toBeTruthy();
    expect([screen.queryByRole('link', { name: 'Software Engineer in Pune' }), jobAlerts.alerts.length]).toEqual([null, 1]);
    expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Job alerts' }))).toBe(true);
    jobAlerts.problem = new Failure('offline');
    fireEvent.click(screen.getByRole('button', { name: 'Stop the alert: Staff Nurse in Mumbai' }));
    expect(await screen.findByText('No connection. Nothing was changed; try again when you are back online.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Staff Nurse in Mumbai' })).toBeTruthy();
  });

  it('lead to the jobs where there is none, and ask a guest to log in', async () => {
    await asMember(wiring, screens.jobAlerts, swapsOf(new FakeJobAlerts()));
    expect((await screen.findByRole('link', { name: 'To the jobs' })).getAttribute('href')).toBe('/jobs');
    open(wiring, screens.jobAlerts, screens.jobAlerts, swapsOf(new FakeJobAlerts()));
    expect(await screen.findByText('Your job alerts are in your account.')).toBeTruthy();
  });
});

describe('the offer of new jobs by mail (R-192)', () => {
  const offer = 'You can also get new jobs by email once a week.';

  it('is made to who has neither taken nor declined it', async () => {
    await opened();
    expect(await screen.findByText(offer)).toBeTruthy();
  });

  it('is not repeated once it was declined', async () => {
    const storage = new FakeUserStorage();
    storage.keep('alert-ways', { wasOffered: true });
    await asMember(wiring, screens.jobAlerts, swapsOf(new FakeJobAlerts(), { storage }));
    await screen.findByRole('link', { name: 'Email settings' });
    await settled();
    expect(screen.queryByText(offer)).toBeNull();
  });

  it('gives way to the address once it was taken', async () => {
    const [addresses, subscriptions] = [new FakeMailAddresses(), new FakeSubscriptions()];
    await addresses.give('asha@example.in', 'en');
    await subscriptions.choose(['job-alerts']);
    await asMember(wiring, screens.jobAlerts, swapsOf(new FakeJobAlerts(), { addresses, subscriptions }));
    expect(await screen.findByText('New jobs also go to a•••@example.in once a week.')).toBeTruthy();
    expect(screen.queryByText(offer)).toBeNull();
  });
});

describe('the alert of a search (R-192)', () => {
  const listed = searchOfAlert(anAlert());
  const button = { ...wiring, Screen: () => <AlertForSearch {...listed} /> };

  it('is turned on, says so, and is stopped where it is', async () => {
    const jobAlerts = new FakeJobAlerts();
    await asMember(button, screens.jobAlerts, swapsOf(jobAlerts));
    fireEvent.click(await screen.findByRole('button', { name: 'Get alerts for this search' }));
    expect(await screen.findByText('Alert is on')).toBeTruthy();
    expect(jobAlerts.alerts).toMatchObject([anAlert()]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop the alert: Software Engineer in Pune' }));
    expect(await screen.findByRole('button', { name: 'Get alerts for this search' })).toBeTruthy();
    expect(jobAlerts.alerts).toEqual([]);
  });

  it('is on where the search was opened from one', async () => {
    const jobAlerts = new FakeJobAlerts();
    await jobAlerts.create(anAlert());
    const { scope, search } = listed;
    const led = { ...wiring, Screen: () => <AlertForSearch scope={scope} search={{ ...search, rid: 'j7k2m0c4t8zb1v9x' }} /> };
    await asMember(led, screens.jobAlerts, swapsOf(jobAlerts));
    expect(await screen.findByText('Alert is on')).toBeTruthy();
  });

  it('asks a guest to log in for alerts', async () => {
    const { shell } = open(button, screens.jobAlerts, screens.jobAlerts, swapsOf(new FakeJobAlerts()));
    fireEvent.click(await screen.findByRole('button', { name: 'Get alerts for this search' }));
    expect(shell.get(LoginStore).options).toEqual({ context: 'jobAlert' });
  });

  it('is not offered for every job that there is', async () => {
    const all = { ...wiring, Screen: () => <AlertForSearch scope={allJobs} search={everyJob} /> };
    await asMember(all, screens.jobAlerts, swapsOf(new FakeJobAlerts()));
    expect(screen.queryByRole('button', { name: 'Get alerts for this search' })).toBeNull();
  });
});
