import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { DeviceStorage } from '#core/device/user-storage.ts';
import { OfflineCopies } from '#core/device/offline-copies.ts';
import { screens } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import * as compareOffers from '#web/app/compare-offers/compare-offers-wiring.ts';
import * as gratuity from '#web/app/gratuity/gratuity-wiring.ts';
import * as hra from '#web/app/hra/hra-wiring.ts';
import * as takeHome from '#web/app/take-home/take-home-wiring.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeOfflineCopies } from '#tests/fakes/device/fake-offline-copies.ts';
import { fill } from '#tests/screens/fill.ts';
import { open, type Swap } from '#tests/screens/open.tsx';

function deviceWith(pairs: Readonly<Record<string, string>> = {}) {
  const fakes = { fragments: new FakeFragments(pairs), clipboards: new FakeClipboards(), copies: new FakeOfflineCopies(), kept: new FakeUserStorage() };
  const swaps: Swap[] = [
    [Fragments, fakes.fragments],
    [Clipboards, fakes.clipboards],
    [OfflineCopies, fakes.copies],
    [DeviceStorage, fakes.kept],
  ];
  return { ...fakes, swaps };
}

async function openTakeHome(pairs?: Readonly<Record<string, string>>) {
  const device = deviceWith(pairs);
  const opened = open(takeHome, screens.takeHome, screens.takeHome, device.swaps);
  return { ...device, ...opened, result: await screen.findByRole('region', { name: 'You take home' }) };
}

describe('the take-home screen (R-043)', () => {
  it('shows both regimes, marks the cheaper one, and says by how much', async () => {
    const { copies, result } = await openTakeHome();
    expect(result.textContent).toMatch(
      /1,28,885.*a month, from October 2026.*new regime leaves you more.*₹1,82,700 more.*New regime Used for the result above/,
    );
    expect(copies.asked).toBe(1);
  });

  it('says where more is taken off than is paid', async () => {
    const { result } = await openTakeHome({ ctc: '300000', basic: '100%', vpf: '100%' });
    expect(result.textContent).toContain('More is taken off than is paid.');
  });

  it('names the month of its figure, the earlier, the split and the average (R-043)', async () => {
    const { result } = await openTakeHome();
    expect(result.textContent).toContain('April 2026 to August 2026: ₹1,31,285.');
    expect(result.textContent).toContain('September 2026, the month in which the PF ceiling changes: ₹1,30,165.');
    expect(result.textContent).toContain('Your pay in hand drops from October 2026 because the PF ceiling rose.');
    expect(result.textContent).toContain('Average of the twelve months: ₹1,29,983');
    expect(screen.getByRole('radio', { name: 'On at most ₹25,000' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '2025-26' }));
    expect(screen.getByRole('radio', { name: 'On at most ₹15,000' })).toBeTruthy();
  });

  it('has twelve months that add up to their year, column by column (R-043)', async () => {
    await openTakeHome();
    await userEvent.click(screen.getByText('Month by month'));
    const rows = within(within(screen.getAllByRole('group', { name: 'Month by month' }).at(-1)!).getByRole('table')).getAllByRole('row');
    const amounts = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.querySelector('[aria-hidden]')?.textContent.replaceAll(/[₹,]/g, ''))),
    );
    const [months, year] = [amounts.slice(0, -1), amounts.at(-1)];
    expect([months.length, year?.[0], year?.at(-1)]).toEqual([12, 1_727_350, 1_559_800]);
    expect(year?.map((_, column) => months.reduce((sum, month) => sum + (month[column] ?? 0), 0))).toEqual(year);
  });

  it('cites for each line the rule of its months (F-20)', async () => {
    await openTakeHome();
    expect(screen.getAllByText('Provident fund ceiling · Sep 2026 to Mar 2027').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Provident fund ceiling · May 2026 to Sep 2026').length).toBeGreaterThan(0);
    const usual = screen.getByRole('region', { name: /A usual month/ });
    expect(within(usual).getByRole('row', { name: /^Your provident fund/ }).textContent).toContain('17 September 2026');
  });

  it('says that a regime leaves more as entered, listing each saving (C-10)', async () => {
    const { result } = await openTakeHome({ ctc: '24 lakh' });
    expect(result.textContent).toContain('By what you entered, the new regime leaves you more');
    await userEvent.click(screen.getByText('Savings for the old regime'));
    for (const label of [
      'Interest on an education loan (80E)',
      'Rented-out house: loan interest above the rent',
      'Other deductions: donations (80G), bank interest (80TTA or 80TTB), disability',
    ])
      await fill(screen.getByLabelText(label), '5 lakh');
    expect(result.textContent).toContain('By what you entered, the old regime leaves you more');
  });

  it('lists no row that two years have alike under what changed between them (C-11)', async () => {
    await openTakeHome();
    const [changes] = screen.getAllByRole('group', { name: 'What changed between years', hidden: true });
    const rows = [...(changes?.querySelectorAll('tbody tr') ?? [])].map((row) => [row.querySelector('th')?.textContent, row.lastElementChild?.textContent]);
    expect(rows.map(([name]) => name)).toContainEqual(expect.stringMatching(/^In hand in the year · New regime/));
    expect(rows.filter(([, difference]) => !/[1-9]/.test(difference ?? ''))).toEqual([]);
  });

  it('takes ESI only where it is switched on (C-11)', async () => {
    open(takeHome, screens.takeHome, screens.takeHome, deviceWith({ ctc: '240000', place: 'delhi' }).swaps);
    const usual = () => screen.getByRole('region', { name: /A usual month/ });
    await waitFor(() => expect(within(usual()).getByRole('row', { name: /^ESI/ })).toBeTruthy());
    expect(screen.getAllByText(/ESI ceiling: not clear yet/).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByText('ESI (state insurance), if it applies to your pay'));
    await waitFor(() => expect(within(usual()).queryByRole('row', { name: /^ESI/ })).toBeNull());
    expect(screen.queryByText(/ESI ceiling: not clear yet/)).toBeNull();
  });

  it('follows every keystroke, and keeps the last answer while nobody can read the text', async () => {
    const { result } = await openTakeHome();
    const field = screen.getByLabelText('Your CTC');
    await userEvent.clear(field);
    await userEvent.type(field, '25L');
    expect(result.textContent).toContain('₹1,72,520');
    await userEvent.type(field, 'x');
    expect(screen.getByText(/We could not read this/)).toBeTruthy();
    expect(result.textContent).toContain('₹1,72,520');
  });

  it('takes pay by the month, and counts the year', async () => {
    const { result } = await openTakeHome();
    await userEvent.click(screen.getByRole('radio', { name: 'a month' }));
    const field = screen.getByLabelText<HTMLInputElement>('Your CTC');
    expect(field.value).toBe('1,50,000');
    await userEvent.clear(field);
    await userEvent.type(field, '208333{Tab}');
    expect(screen.getByText(/₹2,08,333 a month is ₹24,99,996 a year$/)).toBeTruthy();
    expect(result.textContent).toContain('₹1,72,520');
    await userEvent.click(screen.getByRole('radio', { name: 'a year' }));
    expect(field.value).toBe('2,08,333');
  });

  it.each([
    ['-5', 'Take 0', '0'],
    ['9'.repeat(40), 'Take 60', '60'],
  ])('says the ends of years, and offers the nearest to %s in one press (R-049)', async (typed, press, taken) => {
    open(gratuity, screens.gratuity, screens.gratuity, deviceWith({ by: 'years' }).swaps);
    const field = await screen.findByLabelText<HTMLInputElement>('Full years');
    await userEvent.clear(field);
    await fill(field, typed);
    await userEvent.tab();
    expect(field.value).toBe(typed);
    expect(screen.getByText('Write a whole number from 0 to 60.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(field.value).toBe(taken);
    expect(screen.queryByText('Write a whole number from 0 to 60.')).toBeNull();
  });

  it('changes no amount by itself, and offers zero or nothing in one press (R-049, D-38)', async () => {
    await openTakeHome();
    const field = screen.getByLabelText<HTMLInputElement>('Your CTC');
    await userEvent.clear(field);
    await fill(field, '-5 lakh');
    await userEvent.tab();
    expect(field.value).toBe('-5 lakh');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I mean ₹0' }));
    expect(field.value).toBe('0');
    await userEvent.clear(field);
    await fill(field, 'abc');
    await userEvent.tab();
    expect(field.value).toBe('abc');
    await userEvent.click(screen.getByRole('button', { name: 'Empty the field' }));
    expect(field.value).toBe('');
  });

  it('keeps the last answer while the parts are more than the whole, and says so', async () => {
    const { result } = await openTakeHome();
    const basic = screen.getByLabelText('Basic pay');
    await userEvent.clear(basic);
    await fill(basic, '5 crore');
    expect(await within(result).findByText(/The parts you entered are more than the total pay/)).toBeTruthy();
    expect(result.textContent).toMatch(/₹[\d,]+.*a month/);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(basic);
    await fill(basic, '40%');
    await waitFor(() => expect(within(result).queryByText(/The parts you entered are more than the total pay/)).toBeNull());
  });

  it('begins with what its URL holds, and gives that URL away', async () => {
    const { clipboards } = await openTakeHome({ ctc: '12 lakh', place: 'delhi' });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your CTC').value).toBe('12,00,000'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(clipboards.text).toMatch(/#year=2026-27&.*ctc=1200000&.*place=delhi/));
  });

  it('speaks Hindi as soon as it is asked to', async () => {
    const { shell } = await openTakeHome();
    await shell.get(WordsStore).speak('hi');
    expect(await screen.findByRole('region', { name: 'आपके हाथ में आएँगे' })).toBeTruthy();
    expect(screen.getByText('प्रोफ़ेशनल टैक्स, कर्नाटक', { selector: 'section .inset *, .inset summary' })).toBeTruthy();
  });
});

describe('the HRA screen (R-045)', () => {
  it('shows the three limits of every run of months, and marks the least', async () => {
    open(hra, screens.hra, screens.hra, deviceWith().swaps);
    const limits = await screen.findByRole('region', { name: 'The three limits, each month' });
    expect(within(limits).getByRole('row', { name: /Rent minus 10%.*Smallest.*14,500/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Something changes in the year' }));
    expect(within(limits).getAllByRole('table')).toHaveLength(2);
  });
});

describe('the gratuity screen (R-044)', () => {
  it('says why it is not due, and what it would be', async () => {
    open(gratuity, screens.gratuity, screens.gratuity, deviceWith({ years: '3', months: '0' }).swaps);
    const result = await screen.findByRole('region', { name: 'Gratuity due to you' });
    await waitFor(() => expect(result.textContent).toContain('You have less than 5 years'));
    expect(result.textContent).toMatch(/Not due yet₹0/);
  });

  it.each([
    ['a covered employer', { employer: 'covered' }, true, '3.67 years count'],
    ['a day before the labour codes', { by: 'dates', joined: '2022-01-01', left: '2025-08-31' }, false, '4 years count'],
    ['an employer the law does not bind', { employer: 'not-covered' }, false, '3 years count'],
  ])('says after a death that months count where they do: %s', async (_, given, isByMonths, counted) => {
    open(gratuity, screens.gratuity, screens.gratuity, deviceWith({ by: 'years', years: '3', months: '8', reason: 'death', ...given }).swaps);
    const result = await screen.findByRole('region', { name: 'Gratuity due to you' });
    await waitFor(() => expect(result.textContent).toContain(counted));
    expect(result.textContent).toContain('After a death the 5 years are not needed. The gratuity goes to the nominee.');
    expect(result.textContent?.includes('After a death, months count too.')).toBe(isByMonths);
  });
});

describe('the offer comparer (R-005, R-089)', () => {
  it('refuses a fourth offer in the words of the product (D-09)', async () => {
    const { swaps } = deviceWith();
    open(compareOffers, screens.compareOffers, screens.compareOffers, swaps);
    const add = await screen.findByRole('button', { name: 'Add an offer' });
    await userEvent.click(add);
    expect(screen.queryByText(/You can only add/)).toBeNull();
    await userEvent.click(add);
    expect(screen.getByText('You can only add 3 salaries/offers.')).toBeTruthy();
    expect(screen.getAllByRole('group', { name: /^Offer \d$/ })).toHaveLength(3);
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] ?? document.body);
    expect(screen.queryByText(/You can only add/)).toBeNull();
  });

  it('tags every part by how sure it is', async () => {
    open(compareOffers, screens.compareOffers, screens.compareOffers, deviceWith().swaps);
    const parts = await screen.findByRole('region', { name: 'What is in each offer' });
    for (const [part, certainty] of [
      ['Fixed pay', 'Guaranteed'],
      ['Variable pay', 'Likely'],
      ['Gratuity', 'Conditional'],
    ] as const)
      expect(within(parts).getByRole('row', { name: new RegExp(`${part}.*${certainty}`) })).toBeTruthy();
  });
});
