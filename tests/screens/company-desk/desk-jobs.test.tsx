import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import { JobFeeds } from '#core/company-desk/job-feeds.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/company-desk/desk-jobs-wiring.ts';
import { FakeCompanyJobs, FakeJobWorld } from '#tests/fakes/company-desk/fake-company-jobs.ts';
import { FakeJobFeeds } from '#tests/fakes/company-desk/fake-job-feeds.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { open } from '#tests/screens/open.tsx';
import { aBrowser, koyalPay } from './open-desk.ts';

const analyst = aJob({ company: koyalPay, title: 'Data Analyst', cities: ['Pune'] });

async function openJobs(world = new FakeJobWorld([{ source: 'host', known: analyst }]), preferences = new FakePreferences()) {
  const { logins, desks } = aBrowser(undefined, 'meera@koyal-pay.example');
  await desks.claim('koyal-pay', 'Meera Kulkarni');
  const swaps = [
    [CompanyDesks, desks],
    [CompanyJobs, new FakeCompanyJobs(logins, world)],
    [JobFeeds, new FakeJobFeeds(logins, world)],
  ] as const;
  open(wiring, screens.deskJobs, '/for-companies/koyal-pay/jobs', swaps, { preferences });
  return { world, user: userEvent.setup() };
}

type User = Awaited<ReturnType<typeof openJobs>>['user'];

async function typeNurse(user: User, description = 'You look after twelve beds on the general ward, in three shifts.') {
  await user.click(await screen.findByRole('button', { name: 'Type a job' }));
  await user.type(await screen.findByRole('textbox', { name: 'Job title' }), 'Staff Nurse');
  await user.type(screen.getByRole('textbox', { name: 'Cities' }), 'Pune, Satara');
  await user.type(screen.getByRole('textbox', { name: 'What the work is' }), description);
  await user.type(screen.getByRole('textbox', { name: 'Where people apply' }), 'https://careers.koyal-pay.example/nurse');
}

const look = (user: User) => user.click(screen.getByRole('button', { name: 'See how people will see it' }));

describe('the jobs of a company’s desk', () => {
  it('are typed, seen as readers will, and published', async () => {
    const { user, world } = await openJobs();
    await typeNurse(user);
    await look(user);
    const preview = within(await screen.findByRole('region', { name: 'This is how people will see it' }));
    expect(preview.getByText('Staff Nurse')).toBeTruthy();
    expect(preview.getByText('It will be live, but the pay is not given.')).toBeTruthy();
    expect(world.jobs).toHaveLength(1);
    await user.click(preview.getByRole('button', { name: 'Publish' }));
    const jobs = within(await screen.findByRole('region', { name: 'Your open jobs' }));
    expect((await jobs.findByRole('link', { name: 'Staff Nurse' })).getAttribute('href')).toMatch(/^\/job\//);
    expect(jobs.getByText('Live, but the pay is not given')).toBeTruthy();
    expect(jobs.getByText(/^First seen 20 November 2026, by the company$/)).toBeTruthy();
    expect(jobs.queryByRole('button', { name: 'Change: Data Analyst' })).toBeNull();
  });

  it('names what is unfit in its field, and leads to the first', async () => {
    const { user } = await openJobs();
    await user.click(await screen.findByRole('button', { name: 'Type a job' }));
    await look(user);
    const title = await screen.findByRole('textbox', { name: 'Job title' });
    expect(await screen.findByText('Give the job a title.')).toBeTruthy();
    expect(screen.getByText('Name a city, unless people work remotely.')).toBeTruthy();
    expect(document.activeElement).toBe(title);
  });

  it('are refused where they ask for money, with the sentence', async () => {
    const { user, world } = await openJobs();
    await typeNurse(user, 'You look after twelve beds on the general ward. Pay ₹2,500 for training before joining.');
    await look(user);
    expect(await screen.findByText(/Take this out: “Pay ₹2,500 for training before joining\.”/)).toBeTruthy();
    expect(world.jobs).toHaveLength(1);
  });

  it('say before they are published that people apply by email', async () => {
    const { user } = await openJobs();
    await typeNurse(user);
    const apply = screen.getByRole('textbox', { name: 'Where people apply' });
    await user.clear(apply);
    await user.type(apply, 'jobs@koyal-pay.example');
    await look(user);
    expect(await screen.findByText('People apply by email to an address at koyal-pay.example.')).toBeTruthy();
  });

  it('take digits of Devanagari', async () => {
    const { user, world } = await openJobs();
    await typeNurse(user);
    await user.type(screen.getByRole('textbox', { name: 'Pay from, in rupees' }), '३,००,०००');
    await user.type(screen.getByRole('textbox', { name: 'Years of experience, at least' }), '२');
    await look(user);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(world.jobs.at(-1)?.known).toMatchObject({ pay: { from: 300_000 }, experience: { from: 2 } });
  });

  it('are refused for words of no company, and beside one alike', async () => {
    const { user } = await openJobs();
    await typeNurse(user, 'You look after twelve beds on the general ward. Tell us who wrote the review.');
    await look(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Take this out: “Tell us who wrote the review.”');
    const description = screen.getByRole('textbox', { name: 'What the work is' });
    await user.clear(description);
    await user.type(description, 'You look after twelve beds on the general ward, in three shifts.');
    await look(user);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByRole('button', { name: 'Change: Staff Nurse' });
    await typeNurse(user);
    await look(user);
    expect((await screen.findByRole('alert')).textContent).toContain('is open already');
  });

  it('are changed and closed', async () => {
    const { user } = await openJobs();
    await typeNurse(user);
    await look(user);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Change: Staff Nurse' }));
    const title = await screen.findByRole('textbox', { name: 'Job title' });
    await user.clear(title);
    await user.type(title, 'Ward Nurse');
    await look(user);
    await user.click(await screen.findByRole('button', { name: 'Publish the change' }));
    await user.click(await screen.findByRole('button', { name: 'Close: Ward Nurse' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close “Ward Nurse”?' }));
    await user.click(question.getByRole('button', { name: 'Close the job' }));
    expect(await screen.findByText('Data Analyst')).toBeTruthy();
    expect(screen.queryByText('Ward Nurse')).toBeNull();
  });

  it('speak Hindi (R-245)', async () => {
    await openJobs(undefined, new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'आपकी खुली नौकरियाँ' })).toBeTruthy();
  });
});
