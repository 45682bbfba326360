import { describe, expect, it } from 'vitest';
import { jobPayOf } from './job-pay.ts';
import { publishableSlice, tallyOf } from './publishable-slice.ts';
import type { Currency } from './salary.ts';
import type { PayGroup, PaySlice } from './salary-figures.ts';

const named = (name: string) => ({ urlName: name.toLowerCase(), name });
const everybody: PayGroup = { company: null, designation: named('Weaver'), city: null, experience: null, employment: null };
const atKoyal: PayGroup = { ...everybody, company: named('Koyal') };

function slice(group: PayGroup, people = 20, currency: Currency = 'INR'): PaySlice {
  const tally = tallyOf(
    Array.from({ length: people }, () => ({ amount: 900_000 })),
    currency,
    '2026-10',
  );
  const figures = publishableSlice(tally, { currency, isWholeJob: false, level: 1 });
  if (!figures) throw new Error('Too few people.');
  return { group, figures };
}

describe('the pay of a job (R-021, F-02)', () => {
  const asked: PayGroup = { ...atKoyal, city: named('Surat'), experience: '3-5' };
  const wider = [asked, { ...atKoyal, experience: '3-5' as const }, { ...atKoyal, city: named('Surat') }, atKoyal].map((group) => slice(group));
  const market = [{ ...everybody, city: named('Surat'), experience: '3-5' as const }, { ...everybody, experience: '3-5' as const }, everybody].map((group) =>
    slice(group),
  );
  const found = (atCompany: readonly PaySlice[], everywhere: readonly PaySlice[] = market) => jobPayOf(asked, { atCompany, everywhere, byCompany: [] });
  const ofAll = (atCompany: readonly PaySlice[]) => jobPayOf({ ...asked, experience: null }, { atCompany, everywhere: market, byCompany: [] });

  it('is of the narrowest existing group, at the company, then overall, and admits widening', () => {
    for (const [at, one] of wider.slice(0, 2).entries()) expect(found(wider.slice(at))).toMatchObject({ slice: one, isWidened: at > 0 });
    for (const [at, one] of market.slice(0, 2).entries()) expect(found([], market.slice(at))).toMatchObject({ slice: one, isWidened: true });
    expect(ofAll(wider.slice(2))).toMatchObject({ slice: wider[2], isWidened: false });
    expect(ofAll(wider.slice(3))).toMatchObject({ slice: wider[3], isWidened: true });
    expect(found([], [])).toMatchObject({ slice: null, isWidened: false });
  });

  it('is of the city, else cities like it, else India (R-021)', () => {
    const of = (group: Partial<PayGroup>) => slice({ ...everybody, experience: '3-5', ...group });
    const places = [of({ city: named('Surat') }), of({ citiesLike: named('Surat') }), of({})];
    const inPlace = (everywhere: readonly PaySlice[]) => jobPayOf({ ...asked, company: null }, { atCompany: [], everywhere, byCompany: [] });
    expect(places.map((_, at) => inPlace(places.slice(at)).slice)).toEqual(places);
    expect(places.map((_, at) => inPlace(places.slice(at)).isWidened)).toEqual([false, true, true]);
    expect(places.map((_, at) => inPlace(places.slice(at)).everywhere)).toEqual([places[2], places[2], null]);
    expect(inPlace(places).byExperience).toEqual([places[2]]);
  });

  it('is never that of all experience where some is asked for', () => {
    expect(found(wider.slice(2), market.slice(2))).toMatchObject({ slice: null, isWidened: false });
  });

  it('is of the job’s people at the company, rather than a market one company dominates', () => {
    const oneCompany = market.map(({ group, figures }) => ({ group, figures: { ...figures, companies: 'few' as const } }));
    expect(found(wider.slice(2), oneCompany)).toMatchObject({ slice: wider[2], isWidened: true, everywhere: oneCompany[0] });
    expect(found(wider.slice(1), oneCompany)).toMatchObject({ slice: wider[1] });
    expect(found([], oneCompany)).toMatchObject({ slice: oneCompany[0], isWidened: true });
  });

  it('appears beside the same at all companies, narrowed or whole, and never beside itself', () => {
    expect(found(wider).everywhere).toBe(market[0]);
    expect(ofAll(wider.slice(2)).everywhere).toBe(market[2]);
    expect(jobPayOf({ ...asked, experience: null }, { atCompany: [], everywhere: market.slice(2), byCompany: [] }).everywhere).toBeNull();
  });

  it('lists thirty at most, those of most people first, and bands in their order', () => {
    const cities = Array.from({ length: 40 }, (_, at) => slice({ ...atKoyal, city: named(`City ${at}`) }, 8 + at));
    const bands = (['8-12', '0-1'] as const).map((experience) => slice({ ...atKoyal, experience }));
    const { byCity, byExperience } = found([...cities, ...bands]);
    expect([byCity.length, byCity[0]?.figures.people, byExperience.map(({ group }) => group.experience)]).toEqual([30, 20, ['0-1', '8-12']]);
  });

  it('keeps dollars apart from rupees (R-012)', () => {
    const dollars = slice(atKoyal, 20, 'USD');
    expect(found([dollars], [])).toMatchObject({ slice: null, dollars });
  });
});
