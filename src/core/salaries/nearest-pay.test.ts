import { describe, expect, it } from 'vitest';
import type { Named } from '../named.ts';
import { jobsAlike, mostNearestCompanies, mostNearestJobSlices, nearestPay } from './nearest-pay.ts';
import { publishableSlice, tallyOf } from './publishable-slice.ts';
import type { PayGroup, PaySlice } from './salary-figures.ts';

const named = (name: string): Named => ({ urlName: name.toLowerCase(), name });
const everybody: PayGroup = { company: null, designation: null, city: null, experience: null, employment: null };

function slice(known: Partial<PayGroup>, people = 20): PaySlice {
  const tally = tallyOf(
    Array.from({ length: people }, () => ({ amount: 400_000 })),
    'INR',
    '2026-10',
  );
  const figures = publishableSlice(tally, { currency: 'INR', isWholeJob: false, level: 1 });
  if (!figures) throw new Error('Too few people.');
  return { group: { ...everybody, ...known }, figures };
}

const [nurse, doctor] = [named('Nurse'), named('Doctor')];
const at = (company: string, designation: Named, people = 20) => slice({ company: named(company), designation }, people);
const groupsOf = (slices: readonly PaySlice[]) => slices.map(({ group: { designation, city, company } }) => [designation?.name, city?.name, company?.name]);

describe('what stands in for the pay of a company (R-021)', () => {
  it('are the jobs that most companies of its industry have, those of most people first', () => {
    const jobs = [at('Shipra', doctor, 50), at('Shipra', nurse), at('Hariyal', nurse), at('Shipra', named('Cook'), 20)];
    expect(jobsAlike(jobs)).toEqual(['nurse', 'doctor', 'cook']);
  });

  it('is each job in the city, then everywhere', () => {
    const market = [slice({ designation: nurse }), slice({ designation: nurse, city: named('Pune') })];
    expect(groupsOf(nearestPay({ companies: [], jobs: [at('Shipra', nurse)], market }).jobs)).toEqual([
      ['Nurse', 'Pune', undefined],
      ['Nurse', undefined, undefined],
    ]);
  });

  it('is a job at two companies, shown for no city and not for all people', () => {
    const jobs = ['Shipra', 'Hariyal', 'Subansiri'].map((company) => at(company, nurse));
    expect(groupsOf(nearestPay({ companies: [], jobs, market: [slice({ designation: doctor })] }).jobs)).toEqual([
      ['Nurse', undefined, 'Shipra'],
      ['Nurse', undefined, 'Hariyal'],
    ]);
  });

  it('is nothing where the industry shows nothing, and never more than a screen', () => {
    expect(nearestPay({ companies: [], jobs: [], market: [] })).toEqual({ companies: [], jobs: [] });
    const many = Array.from({ length: 40 }, (_, place) => named(`Job ${place}`));
    const { companies, jobs } = nearestPay({
      companies: many.map((company) => slice({ company })),
      jobs: many.map((designation) => at('Shipra', designation)),
      market: many.flatMap((designation) => [slice({ designation }), slice({ designation, city: named('Pune') })]),
    });
    expect([companies.length, jobs.length]).toEqual([mostNearestCompanies, mostNearestJobSlices]);
  });
});
