import { describe, expect, it } from 'vitest';
import { confidences } from '#core/figures/confidence.ts';
import { existing } from '#core/failure.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { everyCompanyPay, everyJobPay, mostShownSalaries, type CompanyPaySearch } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { aCompany, type KnownCompany, koyal } from '#tests/companies.ts';
import { aKnownSalary, type KnownSalary } from '#tests/salaries.ts';

/** Adapter over companies and salaries, with a way to replace them. */
export interface OpenedSalaries {
  readonly salaries: Salaries;
  readonly keep: (salaries: readonly KnownSalary[]) => Promise<void>;
}

export type OpenSalaries = (companies: readonly KnownCompany[]) => Promise<OpenedSalaries>;

const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill' });

/** People with a job at Koyal Pay, each earning some thousands more than the last. */
const people = (count: number, known: Partial<KnownSalary> = {}): readonly KnownSalary[] =>
  Array.from({ length: count }, (_, at) => aKnownSalary({ companyId: koyal.companyId, fixed: 800_000 + 10_000 * (at % 10), ...known }));

const inErode = { city: 'Erode' };
const senior = { experienceYears: 9 };
const medians = (slices: readonly PaySlice[]) => slices.map(({ figures }) => figures.points.find(({ percent }) => percent === 50)?.amount);

const byName = ({ group: one }: PaySlice, { group: other }: PaySlice): number => ((one.city?.name ?? '') < (other.city?.name ?? '') ? -1 : 1);

export function meetsContract(open: OpenSalaries): void {
  const opened = async (...salaries: readonly KnownSalary[]) => {
    const backend = await open([koyal, mill]);
    await backend.keep(salaries);
    return backend.salaries;
  };
  const ofCompany = (salaries: Salaries, search: Partial<CompanyPaySearch> = {}) => salaries.ofCompany('koyal-pay', { ...everyCompanyPay, ...search });
  const weavers = (salaries: Salaries, search: Partial<typeof everyJobPay> = {}) => salaries.ofJob('koyal-pay', 'weaver', { ...everyJobPay, ...search });

  describe('a slice of pay (F-02, F-03)', () => {
    it('is not shown of seven people anywhere, and of eight says the median alone', async () => {
      const few = await opened(...people(7));
      expect(await ofCompany(few)).toMatchObject({ slice: null, jobs: [], hasMore: false });
      expect(await weavers(few)).toMatchObject({ slice: null, isWidened: false, byCity: [], byExperience: [], byEmployment: [], everywhere: null });
      expect(await few.ofDesignation('weaver', everyJobPay)).toMatchObject({ slice: null, byCompany: [] });
      expect(await few.hub({ city: null, experience: null })).toEqual({ jobs: [] });
      const enough = await opened(...people(8));
      const { slice, isWidened } = await weavers(enough);
      expect([slice?.figures.people, slice?.figures.points, slice?.figures.interval, isWidened]).toEqual([8, [{ percent: 50, amount: 850_000 }], null, false]);
      expect((await ofCompany(enough)).jobs.map(({ group }) => group.designation?.name)).toEqual(['Weaver']);
    });

    it('says its number in steps, its newest month and its parts', async () => {
      const salaries = await opened(...people(13, { fixed: 600_000, variable: 200_000, yearlyStock: 200_000 }), ...people(1, { month: '2026-11' }));
      const { slice } = await weavers(salaries);
      expect(slice?.figures).toMatchObject({ people: 10, newestMonth: '2026-11', currency: 'INR' });
      expect(slice?.figures.parts).toEqual({ fixed: 60, variable: 20, stock: 20 });
      expect(slice?.figures.points.map(({ percent }) => percent)).toEqual([25, 50, 75]);
    });

    it('needs twelve people for a whole job; a narrower question gets a wider group', async () => {
      const asked = { city: 'surat', experience: 4 };
      const fewer = await weavers(await opened(...people(11), ...people(8, inErode)), asked);
      expect(fewer.asked).toMatchObject({ company: { urlName: 'koyal-pay' }, city: { urlName: 'surat', name: 'Surat' }, experience: '3-5' });
      expect([fewer.slice?.group.city, fewer.slice?.group.experience, fewer.isWidened]).toEqual([null, '3-5', true]);
      const enough = await weavers(await opened(...people(12), ...people(12, inErode)), asked);
      expect([enough.slice?.group.city?.name, enough.slice?.group.experience, enough.isWidened]).toEqual(['Surat', '3-5', false]);
    });

    it('is widened to all companies when nobody there shared, and by employment first', async () => {
      const salaries = await opened(...people(9), ...people(9, { employment: 'intern', fixed: 200_000 }));
      const { slice, isWidened } = await salaries.ofJob('sutra-mill', 'weaver', { ...everyJobPay, experience: 4 });
      expect([slice?.group.company, slice?.group.designation?.name, slice?.group.experience, isWidened]).toEqual([null, 'Weaver', '3-5', true]);
      const intern = await weavers(salaries, { employment: 'intern' });
      expect([intern.slice?.group.employment, medians(intern.slice ? [intern.slice] : []), intern.isWidened]).toEqual(['intern', [200_000], false]);
      expect(intern.byEmployment.map(({ group }) => group.employment).toSorted()).toEqual(['full-time', 'intern']);
    });

    it('is left out beside the whole where one to seven would be left (complementary suppression)', async () => {
      const reported = await weavers(await opened(...people(17), ...people(7, { ...inErode, ...senior })));
      expect([reported.slice?.figures.people, reported.byCity, reported.byExperience]).toEqual([20, [], []]);
      const safe = await weavers(await opened(...people(15), ...people(8, { ...inErode, ...senior })));
      expect(safe.byCity.map(({ group }) => group.city?.name)).toEqual(['Surat', 'Erode']);
      expect(safe.byExperience.map(({ group }) => group.experience)).toEqual(['3-5', '8-12']);
    });

    it('of city and band is left out where it would expose a few', async () => {
      const reported = [...people(12), ...people(3, senior), ...people(12, { ...inErode, ...senior })];
      const asked = { city: 'surat', experience: 4 };
      expect((await weavers(await opened(...reported), asked)).slice?.group).toMatchObject({ city: null, experience: '3-5' });
      expect((await weavers(await opened(...reported, ...people(5, senior)), asked)).slice?.group).toMatchObject({
        city: { name: 'Surat' },
        experience: '3-5',
      });
    });

    it('of everyone at a company leaves out one to seven whose job is not shown', async () => {
      const salaries = await opened(...people(9), ...people(1, { designation: 'Dyer' }));
      expect((await ofCompany(salaries)).slice?.figures).toMatchObject({ people: 8, interval: null });
      expect((await salaries.hub({ city: null, experience: null })).jobs.length).toBe(1);
    });

    it('of everyone at a company matches the counts shown with its jobs', async () => {
      const { salaries, keep } = await open([koyal, mill]);
      const [weaving, dyers] = [people(28), people(28, { designation: 'Dyer' })];
      const everybody = async () => (await ofCompany(salaries)).slice?.figures.people;
      await keep([...weaving.slice(0, 20), ...dyers.slice(0, 20)]);
      expect(await everybody()).toBe(20);
      await keep([...weaving, ...dyers.slice(0, 23)]);
      expect([await everybody(), (await ofCompany(salaries)).jobs.length]).toEqual([undefined, 2]);
      await keep([...weaving, ...dyers]);
      expect(await everybody()).toBe(50);
    });

    it('stays as made until eight uncounted people came, though others leave', async () => {
      const { salaries, keep } = await open([koyal, mill]);
      const first = people(16);
      await keep(first);
      const before = await weavers(salaries);
      const rich = people(8, { fixed: 950_000 });
      await keep([...first, ...rich.slice(0, 7)]);
      expect(await weavers(salaries)).toEqual(before);
      await keep(first.slice(0, 8));
      expect(await weavers(salaries)).toEqual(before);
      await keep([...first.slice(0, 8), ...rich]);
      expect((await weavers(salaries)).slice?.figures).not.toEqual(before.slice?.figures);
    });

    it('that is blocked for a while is shown nowhere, and returns as made', async () => {
      const { salaries, keep } = await open([koyal, mill]);
      const [inSurat, others, dyers] = [people(16), people(8, inErode), people(8, { companyId: mill.companyId, designation: 'Dyer' })];
      const dyes = async () => [
        (await salaries.ofJob('sutra-mill', 'dyer', everyJobPay)).slice,
        (await salaries.ofCompany('sutra-mill', everyCompanyPay)).jobs[0],
        (await salaries.ofDesignation('dyer', everyJobPay)).byCompany[0],
        (await salaries.hub({ city: 'surat', experience: 4 })).jobs.find(({ group }) => group.designation?.name === 'Dyer'),
      ];
      await keep([...inSurat, ...others, ...dyers]);
      const [{ byCity }, before] = [await weavers(salaries), await dyes()];
      await keep([...inSurat, ...others.slice(1), ...dyers.slice(1)]);
      expect((await weavers(salaries)).byCity.map(({ group }) => group.city?.name)).not.toContain('Erode');
      expect((await dyes()).map((slice) => slice ?? null)).toEqual([null, null, null, null]);
      const came = people(4, { fixed: 950_000 });
      const another = { companyId: mill.companyId, designation: 'Dyer', fixed: 1_000_000 };
      await keep([...inSurat, ...others.slice(1), ...came, ...people(1, inErode), ...dyers.slice(1), ...people(1, another)]);
      expect((await weavers(salaries)).byCity.toSorted(byName)).toEqual(byCity.toSorted(byName));
      expect(await dyes()).toEqual(before);
      expect(before.every((slice) => slice?.figures.people === 8)).toBe(true);
    });

    it('is gone with the salaries it was made of', async () => {
      const { salaries, keep } = await open([koyal, mill]);
      const others = people(8, { companyId: mill.companyId });
      await keep([...people(20), ...others]);
      await keep(others);
      expect(await ofCompany(salaries)).toMatchObject({ slice: null, jobs: [] });
      const { slice, byCompany } = await salaries.ofDesignation('weaver', everyJobPay);
      expect([slice?.figures.people, byCompany.map(({ group }) => group.company?.name)]).toEqual([20, ['Sutra Mill']]);
    });

    it('sets aside who said a month for a year, or a year for a month', async () => {
      const salaries = await opened(...people(11), ...people(1, { fixed: 9_600_000 }), ...people(1, { fixed: 70_000 }));
      const { slice } = await weavers(salaries);
      expect([slice?.figures.people, medians(slice ? [slice] : [])]).toEqual([10, [850_000]]);
      expect(slice?.figures.points.every(({ amount }) => amount >= 800_000 && amount <= 900_000)).toBe(true);
    });

    it('is in one currency alone (R-012)', async () => {
      const { slice, dollars } = await weavers(await opened(...people(8), ...people(9, { currency: 'USD', fixed: 60_000 })));
      expect([slice?.figures.people, slice?.figures.currency, dollars?.figures.people, dollars && medians([dollars])]).toEqual([8, 'INR', 8, [60_000]]);
    });

    it('holds nothing but rounded amounts', async () => {
      const odd = (count: number, known: Partial<KnownSalary>) => people(count, known).map((salary, at) => ({ ...salary, fixed: 812_345 + 7_777 * (at % 19) }));
      const salaries = await opened(...odd(15, {}), ...odd(130, { designation: 'Dyer' }));
      const answers = JSON.stringify([
        await ofCompany(salaries),
        await weavers(salaries),
        await salaries.ofDesignation('dyer', everyJobPay),
        await salaries.hub({ city: null, experience: null }),
        await salaries.fair({ designation: 'weaver', city: 'surat', company: 'koyal-pay', experienceYears: 4 }),
      ]);
      const amounts = [...answers.matchAll(/"(?:amount|low|high|from|to)":(\d+)/g)].map(([, amount]) => Number(amount));
      expect(amounts.length).toBeGreaterThan(20);
      expect(amounts.filter((amount) => amount % 10_000 !== 0)).toEqual([]);
      const { slice } = await weavers(salaries);
      expect(slice?.figures.points.filter(({ amount }) => amount % 50_000 !== 0)).toEqual([]);
      expect((await salaries.ofDesignation('dyer', everyJobPay)).slice?.figures).toMatchObject({ people: 100, points: { length: 19 } });
    });
  });

  describe('the jobs of a company (R-021, R-005)', () => {
    const many = Array.from({ length: mostShownSalaries + 1 }, (_, at) => people(8, { designation: `Job ${at}`, fixed: 500_000 + 50_000 * at })).flat();

    it('are thirty at most, those of most people or of most pay first', async () => {
      const salaries = await opened(...many, ...people(10));
      const byPeople = await ofCompany(salaries);
      expect([byPeople.company, byPeople.jobs.length, byPeople.hasMore]).toEqual([{ urlName: 'koyal-pay', name: 'Koyal Pay' }, mostShownSalaries, true]);
      expect(byPeople.jobs[0]?.group).toEqual({
        company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
        designation: { urlName: 'weaver', name: 'Weaver' },
        city: null,
        experience: null,
        employment: null,
      });
      const byPay = medians((await ofCompany(salaries, { sort: 'pay' })).jobs);
      expect(byPay).toEqual(byPay.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
      expect(byPay[0]).toBe(2_000_000);
    });

    it('are narrowed to department, city or band, and not by unknown ones', async () => {
      const salaries = await opened(...people(12, inErode), ...people(8, senior), ...people(8, { designation: 'Cook', department: 'Kitchen', ...senior }));
      const found = async (search: Partial<CompanyPaySearch>) => (await ofCompany(salaries, search)).jobs.map(({ group }) => group.designation?.name);
      expect(await found({ department: 'kitchen' })).toEqual(['Cook']);
      expect(await found({ city: 'erode' })).toEqual(['Weaver']);
      expect((await found({ experience: 10 })).toSorted()).toEqual(['Cook', 'Weaver']);
      expect(await found({ city: 'erode', experience: 4 })).toEqual(['Weaver']);
      expect([await found({ city: 'nowhere' }), await found({ department: 'none' })]).toEqual([[], []]);
      expect(await salaries.filters('koyal-pay')).toEqual({
        departments: [
          { urlName: 'weaving', name: 'Weaving' },
          { urlName: 'kitchen', name: 'Kitchen' },
        ],
        designations: [
          { urlName: 'weaver', name: 'Weaver' },
          { urlName: 'cook', name: 'Cook' },
        ],
        cities: [
          { urlName: 'surat', name: 'Surat' },
          { urlName: 'erode', name: 'Erode' },
        ],
        experiences: ['3-5', '8-12'],
      });
    });

    it('are missing with a company or a job that is not there', async () => {
      const salaries = await opened(...people(8));
      const missing = { kind: 'missing' };
      await expect(salaries.ofCompany('nobody', everyCompanyPay)).rejects.toMatchObject(missing);
      await expect(salaries.filters('nobody')).rejects.toMatchObject(missing);
      await expect(salaries.ofJob('nobody', 'weaver', everyJobPay)).rejects.toMatchObject(missing);
      await expect(salaries.ofJob('koyal-pay', 'nothing', everyJobPay)).rejects.toMatchObject(missing);
      await expect(salaries.ofDesignation('nothing', everyJobPay)).rejects.toMatchObject(missing);
      expect((await weavers(salaries, { city: 'nowhere' })).slice?.figures.people).toBe(8);
    });
  });

  describe('what is in where no pay is shown (R-021)', () => {
    const [inErodeToo, bank] = [aCompany({ name: 'Tana Mill', locations: ['Erode'] }), aCompany({ name: 'Koyal Bank', industry: 'Banking' })];
    const nearest = async (...salaries: readonly KnownSalary[]) => {
      const backend = await open([koyal, mill, inErodeToo, bank]);
      await backend.keep(salaries);
      return backend.salaries;
    };
    const groups = (slices: readonly PaySlice[] = []) => slices.map(({ group }) => [group.designation?.name, group.city?.name, group.company?.name]);
    const ofTana = (salaries: Salaries, search: Partial<CompanyPaySearch> = {}) => salaries.ofCompany('tana-mill', { ...everyCompanyPay, ...search });

    it('is the pay at other companies of the industry, in its city and everywhere', async () => {
      const atMill = { companyId: mill.companyId, ...inErode };
      const salaries = await nearest(...people(10), ...people(12, atMill), ...people(9, { companyId: bank.companyId, designation: 'Teller' }));
      const { slice, jobs, nearest: found } = await ofTana(salaries);
      expect([slice, jobs]).toEqual([null, []]);
      expect(groups(found?.companies)).toEqual([
        [undefined, undefined, 'Koyal Pay'],
        [undefined, undefined, 'Sutra Mill'],
      ]);
      expect(groups(found?.jobs)).toEqual([
        ['Weaver', 'Erode', undefined],
        ['Weaver', undefined, undefined],
      ]);
      const everywhere = await salaries.ofDesignation('weaver', everyJobPay);
      expect(found?.jobs).toEqual([everywhere.byCity.find(({ group }) => group.city?.name === 'Erode'), everywhere.slice]);
      expect((await ofTana(salaries, { city: 'erode' })).nearest).toBeNull();
      expect((await ofCompany(salaries)).nearest).toBeNull();
    });

    it('is the job at similar companies, where all together would expose a few', async () => {
      const salaries = await nearest(...people(10), ...people(3, { companyId: bank.companyId }));
      expect(groups((await ofTana(salaries)).nearest?.jobs)).toEqual([['Weaver', undefined, 'Koyal Pay']]);
    });

    it('of a job whose pay too few shared are other jobs of its department', async () => {
      const salaries = await nearest(...people(3, { designation: 'Dyer' }), ...people(9), ...people(9, { designation: 'Cook', department: 'Kitchen' }));
      for (const pay of [await salaries.ofDesignation('dyer', everyJobPay), await salaries.ofJob('koyal-pay', 'dyer', everyJobPay)])
        expect(groups(pay.nearest)).toEqual([['Weaver', undefined, undefined]]);
      expect((await weavers(salaries)).nearest).toEqual([]);
    });

    it('of such a job is each of its department once, by all who have it', async () => {
      const inCity = (count: number, city: string) => people(count, { designation: 'Senior Dyer', city });
      const salaries = await nearest(...people(3, { designation: 'Dyer' }), ...people(20), ...inCity(14, 'Erode'), ...inCity(10, 'Pune'));
      expect(groups((await salaries.ofDesignation('dyer', everyJobPay)).nearest)).toEqual([
        ['Senior Dyer', undefined, undefined],
        ['Weaver', undefined, undefined],
      ]);
    });

    it('of such a job are those first whose name is nearest, however few their people', async () => {
      const dyers = people(3, { designation: 'Dyer' });
      const salaries = await nearest(...dyers, ...people(12, { designation: 'Packer' }), ...people(20), ...people(9, { designation: 'Senior Dyer' }));
      const found = groups((await salaries.ofDesignation('dyer', everyJobPay)).nearest).map(([name]) => name);
      expect(found).toEqual(['Senior Dyer', 'Weaver', 'Packer']);
    });
  });

  describe('a job at all companies (R-198, R-003)', () => {
    it('is shown with the companies at which most people have it', async () => {
      const salaries = await opened(...people(10), ...people(8, { companyId: mill.companyId, fixed: 900_000 }));
      const { asked, slice, isWidened, byCompany, everywhere } = await salaries.ofDesignation('weaver', everyJobPay);
      expect(asked).toEqual({ company: null, designation: { urlName: 'weaver', name: 'Weaver' }, city: null, experience: null, employment: null });
      expect([slice?.figures.people, isWidened, everywhere]).toEqual([10, false, null]);
      expect(byCompany.map(({ group, figures }) => [group.company?.name, figures.people])).toEqual([
        ['Koyal Pay', 10],
        ['Sutra Mill', 8],
      ]);
      expect((await weavers(salaries)).everywhere?.group).toMatchObject({ company: null, city: null, experience: null });
    });

    it('is not shown where it would tell of a few beside a company', async () => {
      const salaries = await opened(...people(10), ...people(3, { companyId: mill.companyId }));
      const { slice, byCompany } = await salaries.ofDesignation('weaver', everyJobPay);
      expect([slice, byCompany.length]).toEqual([null, 1]);
    });

    it('counts no company above a quarter, and says where one was reduced (F-02)', async () => {
      const others = ['Koyal Bank', 'Neem Mill', 'Tara Mill'].map((name) => aCompany({ name }));
      const { salaries, keep } = await open([koyal, mill, ...others]);
      const weaving = async (search: Partial<typeof everyJobPay> = {}) =>
        (await salaries.ofDesignation('weaver', { ...everyJobPay, ...search })).slice?.figures;
      const at = (many: number, fixed: number, { companyId }: KnownCompany) => people(many, { companyId, fixed });
      const elsewhere = [mill, ...others].flatMap((company) => at(12, 500_000, company));
      await keep([...elsewhere, ...at(10, 500_000, koyal)]);
      const spreadOut = await weaving();
      expect([spreadOut?.people, spreadOut?.companies, spreadOut?.countsAs]).toEqual([50, 'many', undefined]);
      await keep([...elsewhere, ...at(90, 520_000, koyal)]);
      const mostly = await weaving();
      // The 48 others count for three quarters, and the 90 for 16 people.
      expect([mostly?.people, mostly?.companies, mostly?.countsAs]).toEqual([100, 'quarter', 50]);
      expect(medianPayOf({ figures: existing(mostly) })).toBe(500_000);
      const inPlace = await weaving({ city: 'surat', experience: 4 });
      expect([inPlace?.companies, medianPayOf({ figures: existing(inPlace) })]).toEqual(['quarter', 500_000]);
      expect((await salaries.hub({ city: null, experience: null })).jobs[0]?.figures.companies).toBe('quarter');
      const { cells } = await salaries.fair({ designation: 'weaver', city: 'surat', company: null, experienceYears: 4 });
      expect(cells.map(({ figures }) => figures.companies)).toEqual(['quarter', 'quarter', 'quarter', 'quarter', 'quarter']);
      expect((await weavers(salaries)).slice?.figures.companies).toBeUndefined();
    });

    it('counts everyone alike when few work elsewhere, and says it bears less (F-02)', async () => {
      const salaries = await opened(...people(80, { fixed: 900_000 }), ...people(20, { companyId: mill.companyId, fixed: 500_000 }));
      const figures = (await salaries.ofDesignation('weaver', everyJobPay)).slice?.figures;
      expect([figures?.companies, medianPayOf({ figures: existing(figures) })]).toEqual(['few', 900_000]);
      const own = (await salaries.ofJob('koyal-pay', 'weaver', everyJobPay)).slice?.figures;
      expect(confidences.indexOf(figures?.confidence ?? 'very-high')).toBeLessThan(confidences.indexOf(own?.confidence ?? 'very-low'));
    });

    it('is in the hub, most people first, everywhere or in a city or a band', async () => {
      const salaries = await opened(...people(9), ...people(12, { designation: 'Dyer', ...inErode }), ...people(8, { designation: 'Dyer', ...senior }));
      const hub = async (city: string | null, experience: number | null) =>
        (await salaries.hub({ city, experience })).jobs.map(({ group }) => group.designation?.name);
      expect(await hub(null, null)).toEqual(['Dyer', 'Weaver']);
      expect([await hub('erode', null), await hub(null, 9), await hub('nowhere', null)]).toEqual([['Dyer'], ['Dyer'], []]);
    });

    it('is compared with others in the order in which they are asked for', async () => {
      const salaries = await opened(...people(8), ...people(8, { designation: 'Dyer', fixed: 500_000 }));
      const job = { city: null, experience: null };
      const compared = await salaries.compare([
        { company: null, designation: 'dyer', ...job },
        { company: 'koyal-pay', designation: 'weaver', ...job },
      ]);
      expect(compared.map(({ asked }) => [asked.company?.name, asked.designation?.name])).toEqual([
        [undefined, 'Dyer'],
        ['Koyal Pay', 'Weaver'],
      ]);
      expect(medians(compared.flatMap(({ slice }) => slice ?? []))).toEqual([500_000, 850_000]);
    });
  });

  describe('what a pay is held against (R-047)', () => {
    it('is at most six groups, narrow to wide, and the job two years on', async () => {
      const later = { experienceYears: 6, fixed: 1_100_000 };
      const salaries = await opened(...people(12, { city: 'Pune' }), ...people(8, later), ...people(9, { ...inErode, designation: 'Dyer' }));
      const question = { designation: 'weaver', city: 'pune', company: 'koyal-pay', experienceYears: 4 };
      const { cells, later: next } = await salaries.fair(question);
      expect(cells.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(cells.map(({ group }) => [group.company?.name, group.designation?.name, group.city?.name, group.experience])).toEqual([
        ['Koyal Pay', 'Weaver', 'Pune', '3-5'],
        [undefined, 'Weaver', 'Pune', '3-5'],
        [undefined, 'Weaver', undefined, '3-5'],
        [undefined, 'Weaver', undefined, '3-5'],
        [undefined, undefined, undefined, '3-5'],
        [undefined, undefined, undefined, null],
      ]);
      expect([next?.group.experience, next && medians([next])]).toEqual(['5-8', [1_100_000]]);
      expect((await salaries.fair({ ...question, experienceYears: 5 })).later).toBeNull();
      expect((await salaries.fair({ ...question, company: 'nobody', city: 'nowhere' })).cells.map(({ level }) => level)).toEqual([3, 4, 5]);
      await expect(salaries.fair({ ...question, designation: 'nothing' })).rejects.toMatchObject({ kind: 'missing' });
    });

    it('is of the same place as on the page of the job (R-047)', async () => {
      const salaries = await opened(...people(6, { city: 'Mumbai' }), ...people(6, { city: 'Chennai' }), ...people(12, inErode));
      const { slice, isWidened } = await salaries.ofDesignation('weaver', { city: 'chennai', experience: 4, employment: null });
      const { cells } = await salaries.fair({ designation: 'weaver', city: 'chennai', company: null, experienceYears: 4 });
      expect([slice?.group.city, slice?.group.citiesLike, isWidened]).toEqual([null, { urlName: 'chennai', name: 'Chennai' }, true]);
      expect(cells[0]).toEqual({ ...slice, level: 2 });
    });

    it('is the nearest job of its department, where its own is not shown', async () => {
      const nurse = { department: 'Care', designation: 'Nurse' };
      const question = { designation: 'nurse', city: 'surat', company: 'koyal-pay', experienceYears: 4 };
      const fair = async (...others: readonly KnownSalary[]) => {
        const { cells } = await (await opened(...people(3, nurse), ...others)).fair(question);
        return cells.map(({ level, group }) => [level, group.company?.name, group.designation?.name, group.city?.name, group.experience]);
      };
      const staff = { ...nurse, designation: 'Staff Nurse' };
      expect(await fair(...people(12, staff), ...people(20, { ...nurse, designation: 'Doctor' }))).toEqual([
        [1, undefined, 'Staff Nurse', 'Surat', '3-5'],
        [2, undefined, 'Staff Nurse', undefined, '3-5'],
        [3, undefined, 'Staff Nurse', undefined, '3-5'],
      ]);
      expect(await fair(...people(12, { ...staff, ...senior }))).toEqual([[3, undefined, 'Staff Nurse', undefined, null]]);
      expect(await fair(...people(20, { ...nurse, designation: 'Doctor' }))).toEqual([]);
      // Three elsewhere keep the job at all companies from being shown.
      const atMill = people(3, { ...staff, companyId: mill.companyId });
      expect((await fair(...people(12, staff), ...atMill))[0]).toEqual([3, 'Koyal Pay', 'Staff Nurse', undefined, null]);
      expect(await fair(...people(8, nurse), ...people(12, staff))).toContainEqual([3, undefined, 'Nurse', undefined, '3-5']);
    });
  });
}
