import { citiesNamed } from './company-offices.ts';
import type { PlacedCompany } from './particular-company.ts';

/** Place behind all companies that chance alone makes up for visitors. */
const firstPlace = 320;

export interface CityEmployer extends PlacedCompany {
  readonly job: { readonly department: string; readonly designation: string };
  readonly paidInEachCity: number;
  readonly salariesCount: number;
}

type Employer = Omit<CityEmployer, 'facts' | 'people'> & { readonly people: number; readonly reviewsCount: number; readonly cities: readonly string[] };

const employer = (industry: string, job: string, people: number, cities: readonly string[], told: Partial<Employer> = {}): Employer => {
  const [department = '', designation = ''] = job.split(': ');
  const paidInEachCity = told.paidInEachCity ?? 10;
  return {
    industry,
    job: { department, designation },
    people,
    cities,
    reviewsCount: 7,
    paidInEachCity,
    salariesCount: 20 + paidInEachCity * cities.length,
    ...told,
  };
};

const nurse = 'Healthcare & Life Sciences: Staff Nurse';

/** Twenty largest cities, in neighbourhoods that share employers. */
const neighbourhoods = [
  {
    cities: ['Bengaluru', 'Chennai', 'Kochi', 'Coimbatore'],
    factory: ['garments', 'Production, Manufacturing & Engineering: Production Supervisor'],
    fellow: ['telecom', 'IT & Information Security: NOC Engineer', 4],
  },
  {
    cities: ['Mumbai', 'Pune', 'Thane', 'Nagpur'],
    factory: ['auto-parts', 'Production, Manufacturing & Engineering: Machine Operator'],
    fellow: ['customer-support', 'Customer Success, Service & Operations: Chat Support Executive', 4],
  },
  {
    cities: ['New Delhi', 'Gurugram', 'Noida', 'Chandigarh'],
    factory: ['machinery', 'Production, Manufacturing & Engineering: Machinist'],
    fellow: ['logistics', 'Procurement & Supply Chain: Hub Manager', 8],
  },
  {
    cities: ['Hyderabad', 'Kolkata', 'Lucknow', 'Indore'],
    factory: ['electronics', 'Production, Manufacturing & Engineering: Production Supervisor'],
    fellow: ['facility-services', 'Administration & Facilities: Security Guard', 4],
  },
  {
    cities: ['Ahmedabad', 'Surat', 'Vadodara', 'Jaipur'],
    factory: ['chemicals', 'Production, Manufacturing & Engineering: Plant Operator'],
    fellow: ['power', 'Aviation, Shipping & Energy: Substation Engineer', 4],
  },
] as const;

const inEachCity: readonly Employer[] = neighbourhoods.flatMap(({ cities, factory: [industry, job], fellow: [trade, known, paidInEachCity] }) => [
  ...[cities.slice(0, 2), cities.slice(2)].map((some) => employer('hospitals', nurse, 160, some, { paidInEachCity: 18, reviewsCount: 20 })),
  employer('hospitals', nurse, 480, cities, { paidInEachCity: 14, reviewsCount: 22 }),
  employer('education', 'Teaching & Training: Teacher', 190, cities),
  employer('banking', 'BFSI, Investments & Trading: Bank Clerk', 200, cities),
  employer('retail', 'Sales & Business Development: Retail Sales Associate', 180, cities),
  employer(industry, job, 195, cities, { paidInEachCity: 4 }),
  employer('it-services', 'Engineering - Software & QA: Software Engineer', 490, cities, { paidInEachCity: 60, reviewsCount: 12 }),
  employer(trade, known, 170, cities, { paidInEachCity }),
]);

const cityEmployers: readonly CityEmployer[] = inEachCity.map(({ cities, reviewsCount, ...rest }, at) => ({
  ...rest,
  facts: { offices: citiesNamed(...cities), reviewsCount, rating: (33 + ((7 * at) % 12)) / 10 },
}));

export const placesWithCityEmployers = firstPlace + cityEmployers.length;

export const cityEmployerAt = (place: number): CityEmployer | undefined => cityEmployers[place - firstPlace];
