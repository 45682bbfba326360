import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { OfflineCopies } from '#core/device/offline-copies.ts';
import { DeviceStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ReceivedPay } from '#core/salaries/check-in.ts';
import type { CompanyPaySearch } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import * as compareOffers from '#web/app/compare-offers/compare-offers-wiring.ts';
import * as hike from '#web/app/hike/hike-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeOfflineCopies } from '#tests/fakes/device/fake-offline-copies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import { open } from '#tests/screens/open.tsx';

const companies = [
  aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' }),
  aCompany({ urlName: 'malhar-labs', name: 'Malhar Labs' }),
  aCompany({ urlName: 'gone-soft', name: 'Gone Soft' }),
];
const nothing: ReceivedPay = { variablePaid: null, hike: null, hikeMissing: null, monthsSinceRevision: null };

/** Salaries of which only the first company's people say what they got. */
class ReportedSalaries extends FakeSalaries {
  override async ofCompany(urlName: string, search: CompanyPaySearch) {
    if (urlName === 'gone-soft') throw new Error('broken');
    const received = urlName === 'koyal-pay' ? { ...nothing, variablePaid: { people: 23, median: 55 }, hike: { people: 23, median: 6 } } : nothing;
    return { ...(await super.ofCompany(urlName, search)), received };
  }
}

function openOf(wiring: Parameters<typeof open>[0], path: string, kept = new FakeUserStorage()) {
  open(wiring, path, path, [
    [Fragments, new FakeFragments()],
    [Clipboards, new FakeClipboards()],
    [OfflineCopies, new FakeOfflineCopies()],
    [DeviceStorage, kept],
    [Salaries, new ReportedSalaries(companies)],
    [ReferenceLists, new FakeReferenceLists({ companies })],
  ]);
  return kept;
}

const payouts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'How much variable pay you expect' }).map(({ value }) => value);

async function nameCompany(field: HTMLElement, name: string) {
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.tab();
}

describe('an offer’s variable pay (F-08, F-11)', () => {
  const companyField = async () => (await screen.findAllByRole('combobox', { name: 'Company, to see how much it pays out' }))[1] ?? document.body;

  it('is by default what the company’s people report, with how many they are', async () => {
    const kept = openOf(compareOffers, screens.compareOffers);
    await nameCompany(await companyField(), 'Koyal Pay');
    expect(await screen.findByText(/Koyal Pay paid 55% of the promised variable pay in a year\. 20\+ people say so/)).toBeTruthy();
    expect(payouts()).toEqual(['80%', '55%']);
    expect(kept.read('offers')).toMatchObject({ company2: 'koyal-pay Koyal Pay', payout2: '55' });
  });

  it('is the flat share where too few say it, also after another company', async () => {
    openOf(compareOffers, screens.compareOffers);
    await nameCompany(await companyField(), 'Koyal Pay');
    await waitFor(() => expect(payouts()[1]).toBe('55%'));
    await nameCompany(await companyField(), 'Malhar Labs');
    expect(await screen.findByText('Not enough people at Malhar Labs say what they got. Your own figure counts.')).toBeTruthy();
    expect(payouts()[1]).toBe('80%');
  });

  it('stays as one changed it, until the reported share is pressed', async () => {
    const kept = new FakeUserStorage();
    kept.keep('offers', { count: '2', company2: 'koyal-pay Koyal', variable2: '300000', payout2: '70' });
    openOf(compareOffers, screens.compareOffers, kept);
    const use = await screen.findByRole('button', { name: 'Count with 55%' });
    expect(payouts().at(-1)).toBe('70%');
    await userEvent.click(use);
    expect([payouts().at(-1), screen.queryByRole('button', { name: 'Count with 55%' })]).toEqual(['55%', null]);
  });

  it('says so where the company cannot be looked up', async () => {
    openOf(compareOffers, screens.compareOffers);
    await nameCompany(await companyField(), 'Gone Soft');
    expect(await screen.findByText('We could not look it up. Your own figure counts.')).toBeTruthy();
    expect(payouts()[1]).toBe('80%');
  });
});

it('counts the hike that a company’s people report (F-11)', async () => {
  openOf(hike, screens.hike);
  await nameCompany(await screen.findByRole('combobox', { name: 'Company, to see what hikes its people got' }), 'Koyal Pay');
  expect(await screen.findByText(/A hike at Koyal Pay was 6%\. 20\+ people say so/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hike in percent' }).value).toBe('6%');
});
