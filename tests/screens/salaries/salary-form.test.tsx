import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { cellAround } from '#tests/salary-figures.ts';
import { aSalary } from '#tests/screens/kinds/salaries.ts';
import { fill } from '#tests/screens/fill.ts';
import { keepsForm } from '#tests/screens/contributions/form-promises.ts';
import { aContributor, koyal, press, chooseListed } from '#tests/screens/contributions/with-contributions.ts';

const ofTheJob = '?company=koyal-pay&job=software-engineer&city=bengaluru';
const stepSaid = (step: number) => screen.findByText(`Step ${step} of 3`);
const fixed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fixed pay' });
const kept = (earner: ReturnType<typeof aContributor>) => [...earner.backends.salaries.kept.values()];

const experienced = (years: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Total experience' }), years);

/** Fills in all required fields, up to the last step. */
async function fillIn(pay = '18.5 lakh'): Promise<void> {
  await stepSaid(1);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'City' }).value).toBe('Bengaluru'));
  await experienced('4 years');
  await press('Continue');
  await stepSaid(2);
  await fill(fixed(), pay);
  await press('Continue');
}

async function atLastStep(earner: ReturnType<typeof aContributor>) {
  const opened = await earner.formOf('salaries', ofTheJob);
  await fillIn();
  await stepSaid(3);
  return opened;
}

describe('the form of a salary (R-083, R-084, R-087)', () => {
  keepsForm({
    kind: 'salaries',
    query: ofTheJob,
    fillIn: async () => [await fillIn(), await stepSaid(3)],
    send: 'Send the salary',
    sent: { fixed: 1_850_000 },
    context: 'salary',
    elsewhere: ['?step=pay#salary=elsewhere', 'You cannot change this salary from this device.'],
  });

  it('keeps what was typed before it knows the job that its URL names', async () => {
    const earner = aContributor();
    const { promise: isKnown, resolve: tell } = Promise.withResolvers<void>();
    const suggest = earner.lists.suggestDesignations.bind(earner.lists);
    earner.lists.suggestDesignations = async (...asked) => (await isKnown, suggest(...asked));
    const { clock } = await earner.formOf('salaries', '?company=koyal-pay&job=software-engineer');
    const city = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' });
    await userEvent.type(city, 'beng');
    tell();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Job' }).value).toBe('Software Engineer'));
    expect(city.value).toBe('beng');
    act(() => clock.advance(200));
    await waitFor(() =>
      expect([city.getAttribute('aria-expanded'), document.getElementById(city.getAttribute('aria-activedescendant') ?? '')?.textContent]).toEqual([
        'true',
        'Bengaluru Karnataka',
      ]),
    );
  });

  it('is filled in by the keyboard alone, and sent once by its own key (F-07)', async () => {
    const earner = aContributor();
    const { clock, router } = await earner.formOf('salaries');
    await stepSaid(1);
    await chooseListed(clock, 'Company', 'koy');
    await chooseListed(clock, 'Job', 'software engineer');
    expect(screen.getByText('Department: Software')).toBeTruthy();
    await chooseListed(clock, 'City', 'beng');
    await experienced('Fresher');
    await userEvent.keyboard('{Tab}{Enter}');
    await stepSaid(2);
    await userEvent.click(fixed());
    await userEvent.keyboard('7L{Tab}');
    expect(fixed().value).toBe('7,00,000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fixed pay, thousand' }), '45 thousand');
    expect(screen.getByText('₹7,45,000 a year is ₹62,083 a month')).toBeTruthy();
    await press('Continue');
    await stepSaid(3);
    const whole = screen.getByRole('region', { name: 'This is what is counted' });
    expect(within(whole).getByText('₹7,45,000 a year')).toBeTruthy();
    await press('Send the salary');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/contribute/next-step'));
    expect(router.current?.location.search).toBe(`?rid=${kept(earner)[0]?.salaryId}`);
    expect(kept(earner)).toMatchObject([
      {
        company: { urlName: koyal.urlName },
        designationId: 1001,
        cityId: 101,
        experienceYears: 0,
        fixed: 745_000,
        variable: 0,
        isCurrent: true,
        employment: 'full-time',
        currency: 'INR',
      },
    ]);
    expect([earner.tokens.issued.size, ...earner.storage.kept.keys()]).toEqual([1]);
  });

  it('says at the fields what cannot be left out, and goes no further (R-088)', async () => {
    await aContributor().formOf('salaries');
    await stepSaid(1);
    await press('Continue');
    for (const said of [
      'Choose your company, or add it with its city.',
      'Choose your job from the list.',
      'Choose your city from the list.',
      'Choose between Fresher and 30 years.',
    ])
      expect(await screen.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Company' }));
  });

  it('says that what was typed is not on the list', async () => {
    await aContributor().formOf('salaries', ofTheJob);
    await stepSaid(1);
    await userEvent.type(screen.getByRole('combobox', { name: 'Job' }), ' of the moon');
    await userEvent.tab();
    expect(await screen.findByText('That is not in the list. Choose one from the list.')).toBeTruthy();
  });

  it('takes bonus, stock, time, kind of employment and currency', async () => {
    const earner = aContributor();
    await atLastStep(earner);
    await userEvent.click(screen.getByRole('link', { name: 'How much do you earn?' }));
    await stepSaid(2);
    await userEvent.type(screen.getByRole('textbox', { name: /^Yearly bonus/ }), '2 lakh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Stock/ }), 'RSUs');
    await press('Continue');
    expect(await screen.findByText('Enter an amount, such as 12 lakh.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Total value of the stock' }), '40 lakh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Years until all of it is yours (vesting)' }), '3 years');
    await userEvent.click(screen.getByRole('radio', { name: 'No, an earlier job' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Employment' }), 'Contract');
    await press('Continue');
    await stepSaid(3);
    expect(screen.getByText('· RSUs · 3 years')).toBeTruthy();
    await press('Send the salary');
    await waitFor(() =>
      expect(kept(earner)).toMatchObject([
        { variable: 200_000, stock: { stockType: 'rsus', vestingPeriod: 3, amount: 4_000_000 }, isCurrent: false, employment: 'contract', currency: 'INR' },
      ]),
    );
  });

  it('takes dollars of employers abroad, without lakhs to pick', async () => {
    const earner = aContributor([cellAround(1_800_000)]);
    await earner.formOf('salaries', ofTheJob);
    await stepSaid(1);
    await experienced('4 years');
    await press('Continue');
    await stepSaid(2);
    await userEvent.click(screen.getByRole('radio', { name: 'US dollars' }));
    expect(screen.queryByRole('combobox', { name: 'Fixed pay, lakh' })).toBeNull();
    await userEvent.type(fixed(), '$120k');
    await press('Continue');
    await stepSaid(3);
    expect(screen.getByText('$120,000 a year')).toBeTruthy();
    await press('Send the salary');
    await waitFor(() => expect(kept(earner)).toMatchObject([{ currency: 'USD', fixed: 120_000 }]));
  });

  it('leads back by its URL, and shows the first step that is not in order', async () => {
    const { router } = await aContributor().formOf('salaries', `${ofTheJob}&step=send`);
    await stepSaid(1);
    await experienced('4 years');
    await press('Continue');
    await stepSaid(2);
    expect(router.current?.location.search).toBe(`${ofTheJob}&step=pay`);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await stepSaid(1);
  });
});

describe('an amount that may be meant otherwise (F-03)', () => {
  it('is asked about where a short number has no unit, one press away', async () => {
    const earner = aContributor();
    await earner.formOf('salaries', ofTheJob);
    await fillIn('18.5');
    expect(await screen.findByText(/Which amount do you mean/)).toBeTruthy();
    await press('I mean ₹18.5 lakh');
    await press('Continue');
    await stepSaid(3);
  });

  it('is questioned where it is far from usual pay, and corrected by a press', async () => {
    const earner = aContributor([cellAround(1_800_000)]);
    await earner.formOf('salaries', ofTheJob);
    await fillIn('1,50,000');
    expect(await screen.findByText('Is ₹1,50,000 for a month or for the whole year?')).toBeTruthy();
    await press('₹1,50,000 a month');
    await stepSaid(3);
    expect(screen.getByText('₹18,00,000 a year')).toBeTruthy();
    expect(kept(earner)).toEqual([]);
  });

  it('is given the focus when questioned, as a low screen may hide it', async () => {
    const earner = aContributor([cellAround(1_800_000)]);
    await earner.formOf('salaries', ofTheJob);
    await fillIn('1,50,000');
    const asked = await screen.findByText('Is ₹1,50,000 for a month or for the whole year?');
    await waitFor(() => expect(document.activeElement).toBe(asked.parentElement));
    await userEvent.click(fixed());
    await press('Continue');
    await waitFor(() => expect(document.activeElement).toBe(asked.parentElement));
  });

  it('is taken as it is where one insists, and not asked about again', async () => {
    const earner = aContributor([cellAround(1_800_000)]);
    await earner.formOf('salaries', ofTheJob);
    await fillIn('1,50,000');
    await userEvent.click(await screen.findByRole('button', { name: '₹1,50,000 a year' }));
    await stepSaid(3);
    await press('Send the salary');
    await waitFor(() => expect(kept(earner)).toMatchObject([{ fixed: 150_000 }]));
  });

  it('is compared by job and experience alone, without company or place (F-07)', async () => {
    const earner = aContributor();
    await atLastStep(earner);
    expect(earner.questions).toEqual([{ designation: 'software-engineer', city: null, company: null, experienceYears: 4 }]);
  });
});

describe('a salary that was sent before', () => {
  it('is mentioned when another of the same company begins, to change that one', async () => {
    const earner = aContributor();
    await earner.salaries.send(koyal, aSalary);
    const [key] = await earner.salaries.local();
    const { router } = await earner.formOf('salaries', ofTheJob);
    await userEvent.click(await screen.findByRole('link', { name: 'Edit that salary instead' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit your salary at Koyal Pay' })).toBeTruthy();
    await stepSaid(2);
    await waitFor(() => expect(fixed().value).toBe('18,50,000'));
    expect([router.current?.location.search, router.current?.location.hash]).toEqual(['?step=pay', `#salary=${key?.publicKey}`]);
    await userEvent.clear(fixed());
    await userEvent.type(fixed(), '20 lakh');
    await press('Continue');
    await stepSaid(3);
    await press('Save changes');
    await waitFor(() => expect(kept(earner)).toMatchObject([{ fixed: 2_000_000, version: 1 }]));
  });
});

describe('the last step of a salary that would not be counted (F-02)', () => {
  it('says so before sending, with where to confirm, and sends it anyway', async () => {
    const earner = aContributor();
    earner.tokens.isProven = false;
    const { router } = await atLastStep(earner);
    expect(await screen.findByText('Your salary is saved but not counted, because you have not confirmed a work or college email.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Confirm your email' }).getAttribute('href')).toBe('/user#career');
    expect(screen.getByRole('region', { name: 'This is what you send' })).toBeTruthy();
    expect(screen.queryByText(/It will count within three days/)).toBeNull();
    await press('Send the salary');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/contribute/next-step'));
    expect([earner.tokens.issued.size, earner.tokens.issuedCounted.size]).toEqual([1, 0]);
    expect(await earner.salaries.local()).toMatchObject([{ counts: false }]);
  });

  it('is not said where it counts', async () => {
    const earner = aContributor();
    await atLastStep(earner);
    expect(screen.queryByText(/a year counts\. This one/)).toBeNull();
    await press('Send the salary');
    await waitFor(() => expect(kept(earner)).toHaveLength(1));
    expect([earner.tokens.issued.size, earner.tokens.issuedCounted.size]).toEqual([1, 1]);
    expect(await earner.salaries.local()).toMatchObject([{ counts: true }]);
  });

  it('holds back what is sent before it was said, and sends it next', async () => {
    const earner = aContributor();
    earner.tokens.issuedCounted.add('another device');
    let answer = (): void => undefined;
    const { issueCounted } = earner.tokens;
    earner.tokens.issueCounted = async (requests) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return issueCounted.call(earner.tokens, requests);
    };
    await atLastStep(earner);
    await press('Send the salary');
    answer();
    expect(await screen.findByText('Only one salary a year counts. This one is saved but not counted.')).toBeTruthy();
    expect(await screen.findByText(/^Not sent yet\. Only one salary a year counts/)).toBeTruthy();
    expect(kept(earner)).toEqual([]);
    await press('Send the salary');
    await waitFor(() => expect(kept(earner)).toHaveLength(1));
  });
});

const inEnglish = {
  per: 'a month',
  group: 'Fixed pay: a month or a year',
  field: 'Fixed pay',
  experience: ['Total experience', '4 years'],
  next: 'Continue',
} as const;
const inHindi = { per: 'महीने में', group: 'फ़िक्स्ड सैलरी: महीने की या साल की', field: 'फ़िक्स्ड सैलरी', experience: ['कुल अनुभव', '4 साल'], next: 'आगे बढ़ें' } as const;

async function atPay(earner: ReturnType<typeof aContributor>, language: Language, said: typeof inEnglish | typeof inHindi) {
  const opened = await earner.formOf('salaries', ofTheJob, new FakePreferences({ language }));
  const [field, years] = said.experience;
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: field }), years);
  await userEvent.click(screen.getByRole('button', { name: said.next }));
  return { ...opened, pay: await screen.findByRole<HTMLInputElement>('textbox', { name: said.field }) };
}

const perOf = (group: string, per: string) => within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', { name: per });

describe('a salary by the month', () => {
  it.each([
    ['en', inEnglish, '₹18,000 a month is ₹2.16 lakh a year', '₹2,16,000 a year'],
    ['hi', inHindi, 'महीने के ₹18,000 यानी साल के ₹2.16 लाख', 'साल के ₹2,16,000'],
  ] as const)('is shown for the year at once, and sent as a year (%s)', async (language, said, both, year) => {
    const earner = aContributor();
    const { pay } = await atPay(earner, language, said);
    expect(perOf(said.group, said.per).checked).toBe(false);
    await userEvent.click(perOf(said.group, said.per));
    await userEvent.type(pay, '18000{Tab}');
    expect(pay.value).toBe('18,000');
    expect(screen.getByText(both)).toBeTruthy();
    expect(pay.getAttribute('aria-describedby')).toBe(screen.getByText(both).id);
    await userEvent.click(screen.getByRole('button', { name: said.next }));
    expect(await screen.findByText(year)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Send the salary|सैलरी भेजें/ }));
    await waitFor(() => expect(kept(earner)).toMatchObject([{ fixed: 216_000 }]));
  });

  it('keeps what was typed when the period is another, and the next form remembers it', async () => {
    const earner = aContributor();
    const { pay, view } = await atPay(earner, 'en', inEnglish);
    await userEvent.type(pay, '18000{Tab}');
    expect(screen.getByText('₹18,000 a year is ₹1,500 a month')).toBeTruthy();
    await userEvent.click(perOf(inEnglish.group, 'a month'));
    expect(pay.value).toBe('18,000');
    expect(screen.getByText('₹18,000 a month is ₹2.16 lakh a year')).toBeTruthy();
    view.unmount();
    earner.kept.keep('pay', { per: 'year' });
    const again = await earner.formOf('salaries', `${ofTheJob}&step=pay`);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Fixed pay' })).value).toBe('18,000');
    expect(perOf(inEnglish.group, 'a month').checked).toBe(true);
    again.view.unmount();
    earner.storage.kept.clear();
    earner.kept.keep('pay', { per: 'month' });
    await atPay(earner, 'en', inEnglish);
    expect(perOf(inEnglish.group, 'a month').checked).toBe(true);
  });

  it('by the day says how a year is counted, and refuses unfitting periods', async () => {
    const { pay } = await atPay(aContributor(), 'en', inEnglish);
    await userEvent.type(pay, '₹600 a day{Tab}');
    expect(pay.value).toBe('₹600 a day');
    expect(screen.getByText('₹600 a day is ₹1,87,200 a year: 26 days a month, 12 months.')).toBeTruthy();
    await userEvent.clear(pay);
    await userEvent.type(pay, '600 an hour{Tab}');
    expect(await screen.findByText('We could not read this. Write 12 lakh, 12,00,000, 18,000 a month or 600 a day.')).toBeTruthy();
  });
});
