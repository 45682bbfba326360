import { cityEmployerAt, type CityEmployer } from '../companies/city-employers.ts';

export interface PlantedJob {
  readonly department: string;
  readonly designation: string;
  /** Least and most years, or the usual where absent. */
  readonly years?: readonly [least: number, most: number];
  /** First cities that share these people equally, or the usual where absent. */
  readonly cities?: number;
  /** True for similar pay shared in the same week, so that each counts fully. */
  readonly isAlike?: true;
}

/** Cases planted for screens and rules that need to be seen at work. */
export type SalaryPlanting =
  /** People in a job without anyone else. */
  | { readonly kind: 'slice'; readonly people: number; readonly job: PlantedJob }
  /** People paid in dollars for one job. */
  | { readonly kind: 'dollars'; readonly people: number; readonly job: PlantedJob }
  /** Three in a hundred mix up months and years, or thousands and lakhs. */
  | { readonly kind: 'slips' }
  /** Outliers in one job, far above or below the others. */
  | { readonly kind: 'outliers'; readonly people: number; readonly job: PlantedJob }
  /** Every second one got stock, of every kind. */
  | { readonly kind: 'stock' };

interface SalaryPlan {
  readonly salariesCount: number;
  readonly planting: SalaryPlanting;
}

interface PlantedSalaries extends SalaryPlan {
  readonly place: number;
  readonly name: string;
}

export const salaryPlanAt = (place: number): SalaryPlan | undefined => plantedSalaries.find((each) => each.place === place) ?? planOf(cityEmployerAt(place));

/** Spreads the best-known job evenly over the cities. */
function planOf(employer: CityEmployer | undefined): SalaryPlan | undefined {
  if (employer === undefined) return undefined;
  const { job, paidInEachCity, salariesCount, facts } = employer;
  const cities = facts.offices?.length ?? 1;
  return { salariesCount, planting: { kind: 'slice', people: paidInEachCity * cities, job: { ...job, cities } } };
}

const software = 'Engineering - Software & QA';
const supply = 'Procurement & Supply Chain';

export const plantedSalaries: readonly PlantedSalaries[] = [
  {
    place: 7,
    name: 'Kuraj Enterprises',
    salariesCount: 0,
    planting: { kind: 'slice', people: 0, job: { department: 'Sales & Business Development', designation: 'Retail Sales Associate' } },
  },
  {
    place: 15,
    name: 'Titahri Tiles',
    salariesCount: 7,
    planting: {
      kind: 'slice',
      people: 7,
      job: { department: 'Production, Manufacturing & Engineering', designation: 'Machine Operator', years: [1, 2], cities: 1 },
    },
  },
  {
    place: 17,
    name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987',
    salariesCount: 8,
    planting: {
      kind: 'slice',
      people: 8,
      job: { department: 'Production, Manufacturing & Engineering', designation: 'Packing Supervisor', years: [3, 4], cities: 1, isAlike: true },
    },
  },
  {
    place: 14,
    name: 'Chatak School',
    salariesCount: 11,
    planting: { kind: 'slice', people: 11, job: { department: 'Teaching & Training', designation: 'Teacher', years: [3, 4], cities: 1 } },
  },
  {
    place: 12,
    name: 'Hariyal Eye Hospital',
    salariesCount: 12,
    planting: { kind: 'slice', people: 12, job: { department: 'Healthcare & Life Sciences', designation: 'Staff Nurse', years: [1, 2], cities: 1 } },
  },
  {
    place: 13,
    name: 'Rupnarayan Roadways',
    salariesCount: 38,
    planting: { kind: 'slice', people: 25, job: { department: supply, designation: 'Driver', years: [5, 7], cities: 1 } },
  },
  {
    place: 11,
    name: 'Saptarishi Infotech',
    salariesCount: 600,
    planting: { kind: 'slice', people: 400, job: { department: software, designation: 'Software Engineer' } },
  },
  {
    place: 0,
    name: 'Pravaha Cloudworks',
    salariesCount: 260,
    planting: { kind: 'dollars', people: 14, job: { department: software, designation: 'Senior Software Engineer' } },
  },
  { place: 3, name: 'Vayupath Logistics', salariesCount: 340, planting: { kind: 'slips' } },
  {
    place: 1,
    name: 'Koyal Pay',
    salariesCount: 170,
    planting: { kind: 'outliers', people: 6, job: { department: software, designation: 'Software Engineer' } },
  },
  { place: 4, name: 'Betwa Analytics', salariesCount: 48, planting: { kind: 'stock' } },
];
