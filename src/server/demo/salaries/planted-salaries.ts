import { cityEmployerAt, type CityEmployer } from '../companies/city-employers.ts';

/** A job, the place and the years of experience that some people share. */
export interface PlantedJob {
  readonly department: string;
  readonly designation: string;
  /** The least and the most years. None where they are as everywhere. */
  readonly years?: readonly [least: number, most: number];
  /** In how many cities of the company they are, as many in each, the first ones first. None where they are as everywhere. */
  readonly cities?: number;
  /** Whether they shared it in the same week and are paid nearly alike, so that all of them count in full. */
  readonly isAlike?: true;
}

/** What is planted among the salaries of one company, for the screens and rules that need to be seen at work. */
export type SalaryPlanting =
  /** So many people in one job, in which nobody else is. */
  | { readonly kind: 'slice'; readonly people: number; readonly job: PlantedJob }
  /** As many who are paid in dollars for one job. */
  | { readonly kind: 'dollars'; readonly people: number; readonly job: PlantedJob }
  /** Three in a hundred mixed up units: a month for a year, a year for a month, or thousands for lakhs. */
  | { readonly kind: 'slips' }
  /** A few in one job who say far more or far less than the others there. */
  | { readonly kind: 'outliers'; readonly people: number; readonly job: PlantedJob }
  /** Every second one got stock, of every kind. */
  | { readonly kind: 'stock' };

/** How many salaries a company has in all, and what is planted among them. */
interface SalaryPlan {
  readonly salariesCount: number;
  readonly planting: SalaryPlanting;
}

/** A company by its place in the world, the salaries it has in all, and what is planted there. */
interface PlantedSalaries extends SalaryPlan {
  readonly place: number;
  readonly name: string;
}

/** The plan for the salaries of a company at a place, where chance does not decide. */
export const salaryPlanAt = (place: number): SalaryPlan | undefined => plantedSalaries.find((each) => each.place === place) ?? planOf(cityEmployerAt(place));

/** The people in the job by which an employer of large cities is known are as many in each of them. */
function planOf(employer: CityEmployer | undefined): SalaryPlan | undefined {
  if (employer === undefined) return undefined;
  const { job, paidInEachCity, salariesCount, facts } = employer;
  const cities = facts.offices?.length ?? 1;
  return { salariesCount, planting: { kind: 'slice', people: paidInEachCity * cities, job: { ...job, cities } } };
}

const software = 'Engineering - Software & QA';
const supply = 'Procurement & Supply Chain';

/** Every planting. All stand among the companies with which every world begins. */
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
