import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Drawings } from '#core/device/drawings.ts';
import { ErrorReports } from '#core/errors/error-reports.ts';
import { Failure } from '#core/failure.ts';
import { HomePages } from '#core/home/home-pages.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { tallyOf, publishableSlice } from '#core/salaries/publishable-slice.ts';
import { Salaries, type FairQuestion } from '#core/salaries/salaries.ts';
import type { FairPay, PaySlice, PublishedCell } from '#core/salaries/salary-figures.ts';
import * as home from '#web/app/home/home-wiring.ts';
import * as wiring from '#web/app/paid-fairly/paid-fairly-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeDrawings } from '#tests/fakes/device/fake-drawings.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeErrorReports } from '#tests/fakes/errors/fake-error-reports.ts';
import { FakeHomePages } from '#tests/fakes/home/fake-home-pages.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { fill } from '#tests/screens/fill.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { open } from '#tests/screens/open.tsx';
import { textsOf } from '#tests/screens/texts-of.ts';

const job = { urlName: 'software-engineer', name: 'Software Engineer' };
const bengaluru = { urlName: 'bengaluru', name: 'Bengaluru' };
const everybody = { company: null, designation: job, city: null, experience: '3-5', employment: null } as const;

/** Figures of amounts in lakh, by the rule of all figures. */
function sliceOf(lakhs: readonly number[], level: PublishedCell['level'], group: Partial<PaySlice['group']> = {}): PublishedCell {
  const tally = tallyOf(
    lakhs.map((amount) => ({ amount: amount * 100_000 })),
    'INR',
    '2026-10',
  );
  const figures = publishableSlice(tally, { currency: 'INR', isWholeJob: false, level });
  if (!figures) throw new Error('Nothing may be published of these.');
  return { level, group: { ...everybody, ...group }, figures };
}

/** Amounts in lakh between two, each by two people. */
const upTo = (most: number, from = 1): number[] => Array.from({ length: 2 * (most - from + 1) }, (_, at) => from + Math.floor(at / 2));

const typical: FairPay = {
  cells: [sliceOf(upTo(24, 12), 1, { city: bengaluru }), sliceOf(upTo(34, 2), 3)],
  later: sliceOf(upTo(34, 22), 1, { city: bengaluru, experience: '5-8' }),
};

/** Answers the one call of this screen and records its input. */
class SomePay extends Salaries {
  readonly asked: FairQuestion[] = [];
  answer: FairPay | Failure = typical;

  async fair(question: FairQuestion): Promise<FairPay> {
    this.asked.push(question);
    if (this.answer instanceof Failure) throw this.answer;
    return this.answer;
  }

  ofCompany = this.#unasked;
  filters = this.#unasked;
  ofJob = this.#unasked;
  ofDesignation = this.#unasked;
  hub = this.#unasked;
  compare = this.#unasked;

  #unasked(): never {
    throw new Failure('missing');
  }
}

function opened({ pay = typical as FairPay | Failure, query = '', preferences = new FakePreferences() } = {}) {
  const salaries = new SomePay();
  salaries.answer = pay;
  const drawings = new FakeDrawings();
  let reports: FakeErrorReports | undefined;
  const view = open(
    wiring,
    screens.paidFairly,
    `${screens.paidFairly}${query}`,
    [
      [Salaries, salaries],
      [ReferenceLists, new FakeReferenceLists({ companies: [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })] })],
      [Drawings, drawings],
    ],
    {
      preferences,
      inShell: (clock) => {
        reports = new FakeErrorReports(clock);
        return [[ErrorReports, reports]];
      },
    },
  );
  return { ...view, salaries, drawings, reports };
}

const filledIn = '?job=software-engineer&city=bengaluru&experience=4';
const paid = async (text: string) => fill(await screen.findByRole('textbox', { name: 'Your pay' }), text);
/** Page of the URL's job, city and years, once the pay is typed. */
async function filled(text: string, more: Parameters<typeof opened>[0] = {}) {
  const view = opened({ query: filledIn, ...more });
  await paid(text);
  return view;
}
/** Row that Enter takes. */
const offered = () => waitFor(() => screen.getByRole('option', { selected: true, name: /Software|Karnataka/ }).textContent);
const answer = () => screen.findByRole('region', { name: 'How you compare' });

describe('are you paid fairly (R-047)', () => {
  it('is one press from the first page', async () => {
    open(home, screens.home, screens.home, [[HomePages, new FakeHomePages()]]);
    expect((await screen.findByRole('link', { name: /^Are you paid fairly\?/ })).getAttribute('href')).toBe('/are-you-paid-fairly');
  });

  it('answers on the same page by keyboard alone, without an account', async () => {
    const { salaries, clock } = opened({ query: '?campaign=home' });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job' }), 'software e');
    clock.advance(200);
    expect(await offered()).toBe('Software Engineer Software');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^City/ }));
    await userEvent.type(screen.getByRole('combobox', { name: /^City/ }), 'benga');
    clock.advance(200);
    expect(await offered()).toBe('Bengaluru Karnataka');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Total years of work' }), '4 years');
    expect(screen.getByText('Your result appears here')).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'My pay' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your pay' }));
    await userEvent.keyboard('18 lakh');
    expect(await screen.findByRole('heading', { name: 'Within the typical range' })).toBeTruthy();
    expect(salaries.asked.at(-1)).toEqual({ designation: 'software-engineer', city: 'bengaluru', company: null, experienceYears: 4 });
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await answer());
  });

  it('takes a job and city typed and left before the lists came', async () => {
    const { salaries } = opened({ query: '?experience=4' });
    const fields = [await screen.findByRole<HTMLInputElement>('combobox', { name: 'Job' }), screen.getByRole<HTMLInputElement>('combobox', { name: /^City/ })];
    for (const [at, field] of fields.entries()) {
      await userEvent.type(field, ['software engineer', 'bengaluru'][at] ?? '');
      await userEvent.tab();
    }
    await waitFor(() => expect(fields.map(({ value }) => value)).toEqual(['Software Engineer', 'Bengaluru']));
    expect(screen.queryByText(/^We do not know this name/)).toBeNull();
    expect(salaries.asked.at(-1)).toEqual({ designation: 'software-engineer', city: 'bengaluru', company: null, experienceYears: 4 });
  });

  it('says the place as a sentence, with verdict, group, month and confidence (F-03)', async () => {
    await filled('18 lakh');
    const place = await answer();
    await within(place).findByText(/^You earn more than about (4|5)\d of 100 people in this job\.$/);
    expect(within(place).getByText(/^It is likely that \d+ to \d+ of 100 earn less than you\.$/)).toBeTruthy();
    expect(within(place).getByText('Compared with: Software Engineer, 3 to 4 years, Bengaluru, 20+ people')).toBeTruthy();
    expect(within(place).getByText('The newest from October 2026')).toBeTruthy();
    expect(within(place).getByText(/confidence$/)).toBeTruthy();
    expect(within(place).queryByText(/We compare you with a bigger group/)).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Within the typical range. You earn more than about/),
    );
  });

  it('answers of an offer in words of an offer (R-047)', async () => {
    opened({ query: filledIn });
    expect(await screen.findByText(/how your pay, or an offer you have, compares/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'An offer I have' }));
    expect(screen.getByRole('group', { name: '3. What are you offered?' })).toBeTruthy();
    fill(screen.getByRole('textbox', { name: 'The offer' }), '18 lakh');
    const place = await answer();
    expect(await within(place).findByText(/^The offer is more than about \d+ of 100 people in this job earn\.$/)).toBeTruthy();
    expect(within(place).getByText(/^It is likely that \d+ to \d+ of 100 earn less than this offer\.$/)).toBeTruthy();
    expect(within(place).queryByText(/You earn more|earn less than you/)).toBeNull();
  });

  it('says first what it compared with, and which job replaces a hidden one', async () => {
    const nearest = { designation: { urlName: 'senior-software-engineer', name: 'Senior Software Engineer' } };
    await filled('18 lakh', { pay: { cells: [sliceOf(upTo(34, 2), 3, nearest)], later: null } });
    const place = await answer();
    const said = await within(place).findByText(
      'Compared with: Senior Software Engineer, 3 to 4 years, all of India, 50+ people. It is the nearest to your job: Software Engineer',
    );
    expect(said.parentElement?.firstElementChild).toBe(said);
    expect(within(place).getByText(/of 100 people in the nearest job\.$/)).toBeTruthy();
    expect(screen.queryByText(/screen readers/)).toBeNull();
    cleanup();
    const atCompany = { ...nearest, company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, experience: null };
    await filled('18 lakh', { pay: { cells: [sliceOf(upTo(34, 2), 3, atCompany)], later: null } });
    expect(await screen.findByText(/^Compared with: Senior Software Engineer, Koyal Pay, 50\+ people\. It is the nearest/)).toBeTruthy();
  });

  it('draws the place on a scale, with text and a table of figures', async () => {
    await filled('18 lakh');
    const scale = await screen.findByRole('img', { name: /^0 is the lowest pay, 100 the highest\..* Our estimate for you is \d+/ });
    const table = within(scale.parentElement as HTMLElement).getByRole('table', { hidden: true });
    const said = textsOf(table, 'row', { hidden: true });
    expect(said).toHaveLength(7);
    expect(said[3]).toBe('50 of 100₹18,00,000');
    expect(said[6]).toMatch(/^Yours, about \d+ of 100₹18,00,000$/);
  });

  it('shows how it is worked out, group by group, and what two more years bring', async () => {
    await filled('18 lakh');
    const how = await screen.findByRole('region', { name: 'How is this calculated?' });
    expect(how.textContent).toContain('add the next larger group, but count it as only 10 people');
    const rows = within(how).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Software Engineer, 3 to 4 years, Bengaluru, 20\+ people5[01]\d\d$/),
      expect.stringMatching(/^Software Engineer, 3 to 4 years, all of India, 50\+ people\d{4}$/),
    ]);
    const later = screen.getByRole('region', { name: 'In two years' });
    expect(later.textContent).toMatch(/Median \(middle\) pay at 3 to 4 years today₹18,00,000.* at 5 to 7 years₹28,00,000.*More by₹10,00,000/);
  });

  it('leads on, and no link holds the pay', async () => {
    const { router } = await filled('18 lakh');
    const onward = await screen.findByRole('region', { name: 'What you can do next' });
    const links = within(onward)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/profile/software-engineer-salary?city=bengaluru&experience=4', screens.takeHome, screens.hike, screens.salaryForm]);
    expect(`${router.current?.location.search}${router.current?.location.hash}`).toBe(filledIn);
  });
});

describe('the pay that is typed (R-047, F-02)', () => {
  it('stays on the page alone, and is forgotten when the page is left', async () => {
    const { salaries, reports, router, view } = opened({ query: filledIn, pay: new Failure('broken') });
    expect((await screen.findAllByText(/This amount stays on this page: it is not stored or sent/)).length).toBe(1);
    await paid('1834567');
    await userEvent.tab();
    await screen.findByRole('alert');
    const left = JSON.stringify([salaries.asked, reports?.reports, router.current?.location, { ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(left).not.toMatch(/18,?34,?567/);
    expect(salaries.asked.length).toBeGreaterThan(0);
    expect(view.container.querySelectorAll('form [name]:not([type="radio"])').length).toBe(0);
    router.push('/elsewhere');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    router.push(screens.paidFairly);
    expect(await screen.findByRole('textbox', { name: 'Your pay' })).toHaveProperty('value', '');
  });

  it('is asked about where it may be meant otherwise, and no place is shown meanwhile', async () => {
    await filled('18');
    expect(await screen.findByText('Is this what you mean?')).toBeTruthy();
    expect(screen.getByText('Your result appears here')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I mean ₹18,00,000' }));
    expect(await screen.findByRole('heading', { name: 'Within the typical range' })).toBeTruthy();
  });

  it('is questioned kindly where its unit may have slipped, answered by a press (F-03)', async () => {
    await filled('1.6 lakh');
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Did you mean ₹19,20,000 a year?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I mean ₹19,20,000' }));
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Your pay' })).toHaveProperty('value', '19,20,000');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Your pay' }));
    await paid('1.6 lakh');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, that is right' }));
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
  });

  it('is picked in lakhs and thousands as well', async () => {
    opened({ query: filledIn });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Your pay, lakh' }), '7 lakh');
    expect(await screen.findByRole('heading', { name: /^Below typical pay|Near the bottom/ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your pay' })).toHaveProperty('value', '7,00,000');
  });

  it('is picked from one lakh on, and below it by thousands alone (R-048)', async () => {
    opened({ query: filledIn });
    const lakhs = within(await screen.findByRole('combobox', { name: 'Your pay, lakh' })).getAllByRole('option');
    expect(lakhs.flatMap(({ textContent }) => (/lakh/.test(textContent) ? [textContent] : [])).slice(0, 3)).toEqual(['Under one lakh', '1 lakh', '2 lakh']);
  });
});

describe('where little or nothing is known (R-047, F-02)', () => {
  it('names a tiny group in steps, and says an edge may go either way', async () => {
    await filled('13 lakh', { pay: { cells: [sliceOf([10, 11, 11, 12, 12, 13, 13, 14], 1, { city: bengaluru })], later: null } });
    expect(await screen.findByRole('heading', { name: 'Near the top of the typical range' })).toBeTruthy();
    expect(screen.getByText('Compared with: Software Engineer, 3 to 4 years, Bengaluru, 8+ people')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'In two years' })).toBeNull();
  });

  it('says where the group is wider than asked for, and names how', async () => {
    const cells = [sliceOf(upTo(30), 2, { citiesLike: bengaluru }), sliceOf(upTo(40), 5, { designation: null, experience: null })];
    await filled('90 lakh', { pay: { cells, later: null } });
    expect(await screen.findByText('Compared with: Software Engineer, 3 to 4 years, cities like Bengaluru, 50+ people')).toBeTruthy();
    expect(screen.getByText(/We compare you with a bigger group/)).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'all jobs in Software, all of India, 50+ people' })).toBeTruthy();
  });

  it('says that the company is not among it, where one was asked for', async () => {
    const { clock } = await filled('90 lakh', { pay: { cells: [sliceOf(upTo(30), 2)], later: null } });
    await userEvent.type(screen.getByRole('combobox', { name: /^Company/ }), 'koyal');
    clock.advance(200);
    await userEvent.click(await screen.findByRole('option', { name: /Koyal Pay/ }));
    expect(await screen.findByText('We cannot show this job at Koyal Pay, so these are people at all companies.')).toBeTruthy();
  });

  it('says so where nobody may be shown, and where one can add to it', async () => {
    await filled('12 lakh', { pay: { cells: [], later: null } });
    expect(await screen.findByRole('heading', { name: 'We do not have sufficient salary data.' })).toBeTruthy();
    expect(screen.getByText(/^Too few people have shared what this job pays.* We show nothing for fewer than 8/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your own salary, without a name' }).getAttribute('href')).toBe(screens.salaryForm);
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
  });

  it('can be asked again where the answer failed', async () => {
    const { salaries } = await filled('18 lakh', { pay: new Failure('broken') });
    const alert = await screen.findByRole('alert');
    salaries.answer = typical;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('heading', { name: 'Within the typical range' })).toBeTruthy();
  });

  it('names what is missing, leads there, and takes nothing that is not in the list', async () => {
    const { clock } = opened({ query: '?job=no-such-job&experience=99' });
    await userEvent.click(await screen.findByRole('button', { name: 'See how you compare' }));
    expect(screen.getByText('Choose your job from the list.')).toBeTruthy();
    expect(screen.getByText('Choose your years of work.')).toBeTruthy();
    expect(screen.getByText('Type your pay, such as 18 lakh.')).toBeTruthy();
    const field = screen.getByRole('combobox', { name: 'Job' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'astronaut');
    clock.advance(200);
    await userEvent.tab();
    expect(await screen.findByText('We do not know this name. Type and choose from the list.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'astronaut');
    await userEvent.click(screen.getByRole('button', { name: 'See how you compare' }));
    await expectFocusOn(field, 'We do not know this name. Type and choose from the list.');
  });
});

describe('the pay that is typed (R-047)', () => {
  const year = () => screen.getByRole<HTMLInputElement>('radio', { name: 'a year' });

  it('is read as monthly where it is small, with a way to yearly', async () => {
    await filled('60,000');
    expect(await screen.findByText('We read this as pay for a month.')).toBeTruthy();
    expect(screen.getByText('₹60,000 a month is ₹7.2 lakh a year')).toBeTruthy();
    expect([year().checked, screen.getByRole<HTMLInputElement>('radio', { name: 'a month' }).checked]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'It is for a year' }));
    expect(screen.queryByText('We read this as pay for a month.')).toBeNull();
    expect(year().checked).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Your pay' }), { target: { value: '50,000' } });
    expect(screen.queryByText('We read this as pay for a month.')).toBeNull();
  });

  it('is that of a year by the switch, too', async () => {
    await filled('60,000');
    await userEvent.click(year());
    expect(year().checked).toBe(true);
    expect(screen.queryByText('We read this as pay for a month.')).toBeNull();
  });

  it('is found from what reaches the bank, for CTC is compared', async () => {
    await filled('');
    await userEvent.click(screen.getByText('We compare CTC. Do you know only what reaches your bank?'));
    await fill(screen.getByRole('textbox', { name: 'In hand, a month' }), '50,000');
    expect(await screen.findByText(/^That is about ₹6,\d\d,\d00 CTC a year, with the usual provident fund, gratuity and tax\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Compare ₹6,\d\d,\d00 a year$/ }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your pay' }).value).toMatch(/^6,\d\d,\d00$/);
    expect(within(await answer()).getByRole('heading', { level: 2, name: /typical/ })).toBeTruthy();
  });

  it('keeps the focus until the button’s press is done, despite field messages', async () => {
    await filled('1.5 lakh');
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'See how you compare' }))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'See how you compare' }));
    expect(screen.getByText('Did you mean ₹18,00,000 a year?')).toBeTruthy();
    expect(document.activeElement?.id).toBe('result');
  });
});

describe('the picture to share (R-047)', () => {
  it('is saved where files cannot be shared: job, group, verdict, and no amount', async () => {
    const { drawings } = await filled('17 lakh');
    await userEvent.click(await screen.findByRole('button', { name: 'Save the picture' }));
    expect(await screen.findByText('The picture is in your downloads.')).toBeTruthy();
    const [drawing] = drawings.saved;
    const texts = drawing?.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])) ?? [];
    expect(texts).toContain('Within the typical range');
    expect(texts.join(' ')).toContain('Software Engineer, 3 to 4 years, Bengaluru, 20+ people');
    expect(JSON.stringify([texts, drawing?.alt])).not.toMatch(/₹|17|lakh/);
    expect(drawing?.alt).toMatch(/^Are you paid fairly\? Within the typical range, about 40 of 100 earn less\./);
    expect(screen.getByRole('img', { name: drawing?.alt ?? '' })).toBeTruthy();
  });

  it('is offered to the device’s sheet where it takes files, and reports failure', async () => {
    const { drawings } = opened({ query: filledIn });
    drawings.hasSheet = true;
    await paid('18 lakh');
    await userEvent.click(await screen.findByRole('button', { name: 'Share the picture' }));
    await waitFor(() => expect(drawings.shared.length).toBe(1));
    drawings.isBroken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Share the picture' }));
    expect(await screen.findByText('This browser cannot share the picture.')).toBeTruthy();
    expect(screen.queryByText('The picture is in your downloads.')).toBeNull();
  });
});

it('speaks Hindi with list names, and has title, description and canonical URL (R-047)', async () => {
  const { router } = opened({ query: `${filledIn}&campaign=x`, preferences: new FakePreferences({ language: 'hi' }) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'आपकी सैलरी' }), '18 लाख');
  expect(await screen.findByRole('heading', { name: 'आम दायरे में' })).toBeTruthy();
  expect(screen.getByText(/^इस पद पर 100 में से करीब \d+ लोग आपसे कम कमाते हैं।$/)).toBeTruthy();
  expect(screen.getByText('तुलना इनसे: सॉफ़्टवेयर इंजीनियर, 3 से 4 साल, बेंगलुरु, 20+ लोग')).toBeTruthy();
  expect(screen.getByText('तुलना CTC की होती है। क्या आप सिर्फ़ बैंक में आने वाली रक़म जानते हैं?')).toBeTruthy();
  expect(document.title).toContain('क्या आपको सही सैलरी मिल रही है?');
  expect(router.current?.loaded?.head()).toMatchObject({ canonical: '/are-you-paid-fairly', description: expect.stringContaining('अपनी सैलरी'), status: 200 });
});
