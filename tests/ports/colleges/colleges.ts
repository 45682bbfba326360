import { describe, expect, it } from 'vitest';
import { everyCollege, type CollegeSearch } from '#core/colleges/college-search.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { aCollege } from '#tests/fakes/colleges/known-colleges.ts';
import { aCompany } from '#tests/companies.ts';
import type { CollegeFixture } from '#tests/fakes/colleges/fake-colleges.ts';
import { aKnownInterview, type KnownInterview } from '#tests/interviews.ts';

export type OpenColleges = (backend: CollegeFixture) => Promise<Colleges>;

const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', industry: 'Payments' });
const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill', industry: 'Textiles' });
const narmada = aCollege({ name: 'Narmada College of Weaving', otherNames: ['NCW'], courses: ['B.Tech/B.E.', 'Diploma'] });
const betwa = aCollege({ name: 'Betwa Polytechnic', city: 'Jhansi', state: 'Uttar Pradesh' });
const quiet = aCollege({ name: 'Agar College', city: 'Pune', state: 'Maharashtra' });
const at = (companyId: string, college: { readonly name: string }, known: Partial<KnownInterview> = {}): KnownInterview =>
  aKnownInterview({ companyId, source: 'campus', experience: 'fresher', college: college.name, ...known });

export function meetsContract(open: OpenColleges): void {
  const interviews = [
    at(koyal.companyId, narmada, { designation: 'Weaver', outcome: 'offered' }),
    at(koyal.companyId, narmada, { designation: 'Weaver', outcome: 'rejected' }),
    at(koyal.companyId, narmada, { designation: 'Dyer', outcome: 'silent' }),
    at(mill.companyId, narmada, { designation: 'Weaver', outcome: 'offered' }),
    at(mill.companyId, betwa, { outcome: 'waiting' }),
    at(mill.companyId, betwa, { status: 'SCHEDULED' }),
    aKnownInterview({ companyId: koyal.companyId, designation: 'Dyer' }),
  ];
  const pay = [
    { companyId: koyal.companyId, designation: 'Weaver', isOfFreshers: true, median: 420_000, people: 10 },
    { companyId: koyal.companyId, designation: 'Dyer', isOfFreshers: false, median: 900_000, people: 50 },
    { companyId: null, designation: 'Weaver', isOfFreshers: true, median: 360_000, people: 100 },
  ];
  const opened = () => open({ colleges: [narmada, betwa, quiet], companies: [koyal, mill], interviews, pay });
  const names = async (colleges: Colleges, search: Partial<CollegeSearch> = {}) =>
    (await colleges.list({ ...everyCollege, ...search })).items.map(({ name }) => name);

  describe('the list of colleges (R-006)', () => {
    it('lists those with most stories first, with their counts and place', async () => {
      const { items } = await (await opened()).list(everyCollege);
      expect(items.map(({ name, interviewsCount, companiesCount }) => [name, interviewsCount, companiesCount])).toEqual([
        [narmada.name, 4, 2],
        [betwa.name, 1, 1],
        [quiet.name, 0, 0],
      ]);
      expect(items[1]).toMatchObject({ urlName: 'betwa-polytechnic', city: 'Jhansi', state: 'Uttar Pradesh', logo: null });
    });

    it('is searched by names and cities, narrowed to a state, ordered by name', async () => {
      const colleges = await opened();
      expect(await names(colleges, { sort: 'name' })).toEqual([quiet.name, betwa.name, narmada.name]);
      expect(await names(colleges, { text: 'ncw' })).toEqual([narmada.name]);
      expect(await names(colleges, { text: 'poly betw' })).toEqual([betwa.name]);
      expect(await names(colleges, { text: 'pun' })).toEqual([quiet.name]);
      expect(await names(colleges, { text: 'नर्मदा' })).toEqual([narmada.name]);
      expect(await names(colleges, { text: 'પુણે' })).toEqual([quiet.name]);
      expect(await names(colleges, { state: 'Uttar Pradesh' })).toEqual([betwa.name]);
      expect(await names(colleges, { text: 'betwa', state: 'Maharashtra' })).toEqual([]);
    });

    it('is found by no mark alone, which is no word', async () => {
      const colleges = await opened();
      for (const text of ["'", '"', '\\', '&', '( | )', ':*', '!']) expect(await names(colleges, { text }), text).toEqual([]);
    });

    it.each(['mostTold', 'name'] as const)('comes page by page, each once, and a cursor fits its own list: %s', async (sort) => {
      const colleges = await opened();
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page = await colleges.list({ ...everyCollege, sort }, next, 1);
        seen.push(...page.items.map(({ name }) => name));
        next = page.next;
      } while (next !== null);
      expect(seen).toEqual(await names(colleges, { sort }));
      const { next: cursor } = await colleges.list({ ...everyCollege, sort }, null, 1);
      const another = sort === 'name' ? 'mostTold' : 'name';
      await expect(colleges.list({ ...everyCollege, sort: another }, cursor, 1)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    });
  });

  describe('the page of a college (R-006)', () => {
    it('names the companies that came, those of most stories first, with their jobs and offers', async () => {
      const { companies, courses, otherNames } = await (await opened()).one('narmada-college-of-weaving');
      const [weaver, dyer] = [
        { urlName: 'weaver', name: 'Weaver' },
        { urlName: 'dyer', name: 'Dyer' },
      ];
      expect(companies).toEqual([
        { urlName: 'koyal-pay', name: 'Koyal Pay', logo: null, interviewsCount: 3, offersCount: 1, designations: [weaver, dyer] },
        { urlName: 'sutra-mill', name: 'Sutra Mill', logo: null, interviewsCount: 1, offersCount: 1, designations: [weaver] },
      ]);
      expect([courses, otherNames]).toEqual([['B.Tech/B.E.', 'Diploma'], ['NCW']]);
    });

    it('tells what freshers are paid at the company, or else everywhere', async () => {
      const { firstPay } = await (await opened()).one('narmada-college-of-weaving');
      const designation = { urlName: 'weaver', name: 'Weaver' };
      expect(firstPay).toHaveLength(2);
      expect(firstPay).toContainEqual({ company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, designation, median: 420_000, people: 10 });
      expect(firstPay).toContainEqual({ company: null, designation, median: 360_000, people: 100 });
    });

    it('says nothing of what nobody shared, and there is none of another name', async () => {
      const colleges = await opened();
      expect(await colleges.one('agar-college')).toMatchObject({ interviewsCount: 0, courses: [], otherNames: [], companies: [], firstPay: [] });
      expect((await colleges.one('betwa-polytechnic')).companies).toMatchObject([{ name: 'Sutra Mill', interviewsCount: 1, designations: [] }]);
      await expect(colleges.one('nowhere')).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}
