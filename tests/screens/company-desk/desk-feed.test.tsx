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
import { open } from '#tests/screens/open.tsx';
import { aBrowser } from './open-desk.ts';

const url = 'https://careers.koyal-pay.example/jobs.csv';
const lines = [
  'id,title,city,description,pay_from,pay_to,apply_url',
  '1,Staff Nurse,Pune,You look after twelve beds.,300000,400000,https://careers.koyal-pay.example/1',
  '2,Pharmacist,Pune,You run the night counter.,,,https://careers.koyal-pay.example/2',
  '3,Ward Assistant,Pune,Pay ₹2500 for training before joining.,,,https://careers.koyal-pay.example/3',
  '',
].join('\n');

async function openFeed(pages = new Map([[url, lines]])) {
  const { logins, desks } = aBrowser(undefined, 'meera@koyal-pay.example');
  await desks.claim('koyal-pay', 'Meera Kulkarni');
  const world = new FakeJobWorld();
  const swaps = [
    [CompanyDesks, desks],
    [CompanyJobs, new FakeCompanyJobs(logins, world)],
    [JobFeeds, new FakeJobFeeds(logins, world, pages)],
  ] as const;
  open(wiring, screens.deskJobs, '/for-companies/koyal-pay/jobs', swaps);
  const user = userEvent.setup();
  const part = within(await screen.findByRole('region', { name: 'Jobs by feed' }));
  return { world, user, part, address: await part.findByRole('textbox', { name: 'Address of the feed' }) };
}

describe('the feed of a company’s desk', () => {
  it('is tried first, by line, and then read every day', async () => {
    const { user, part, address, world } = await openFeed();
    await user.type(address, url);
    expect(part.queryByRole('button', { name: 'Read it every day' })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Try without publishing' }));
    expect(await part.findByText('live of 3 lines')).toBeTruthy();
    expect(part.getByText('Line 4, Ward Assistant').closest('li')?.textContent).toContain('Pay ₹2500 for training before joining.');
    expect(part.getByText('live, but the pay is not given: line 3')).toBeTruthy();
    expect(world.jobs).toEqual([]);
    await user.click(part.getByRole('button', { name: 'Read it every day' }));
    expect(await part.findByText(/every day from 6:00\. The reading of the last 7 days went through\./)).toBeTruthy();
    expect(part.getByText(/^Read (?:today|on 20 November 2026), 6:04$/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Staff Nurse' })).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Stop the feed' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop the feed' }));
    expect(await part.findByRole('textbox', { name: 'Address of the feed' })).toHaveProperty('value', '');
    expect(screen.queryByRole('link', { name: 'Staff Nurse' })).toBeNull();
  });

  it.each([
    ['https://nimbus.example/jobs.csv', /neither at your company’s domain nor at a job board/],
    ['https://koyal-pay.example/gone.csv', /We got no answer that we could read/],
    ['koyal-pay.example/jobs.csv', /Give an address that begins with https/],
  ])('says why %s is not read', async (typed, said) => {
    const { user, part, address } = await openFeed();
    await user.type(address, typed);
    await user.click(part.getByRole('button', { name: 'Try without publishing' }));
    expect(await part.findByText(said)).toBeTruthy();
    expect(part.queryByRole('button', { name: 'Read it every day' })).toBeNull();
  });

  it('takes pasted lines, tried before they are published', async () => {
    const { user, world } = await openFeed();
    await user.click(screen.getByText('Jobs from a file'));
    await user.click(screen.getByRole('textbox', { name: 'Or paste its lines here' }));
    await user.paste(lines);
    const form = within(screen.getByText('Jobs from a file').closest('details') ?? document.body);
    await user.click(form.getByRole('button', { name: 'Try without publishing' }));
    await user.click(await form.findByRole('button', { name: 'Publish these jobs' }));
    expect(await screen.findByRole('link', { name: 'Pharmacist' })).toBeTruthy();
    expect(world.jobs.map(({ source }) => source)).toEqual(['file', 'file']);
  });
});
