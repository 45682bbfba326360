import type { Random } from '../random.ts';
import { demoRoles, type DemoRole } from './demo-role.ts';

/** Working life of an author, consistent across everything they write. */
export interface DemoLife {
  readonly role: DemoRole;
  /** Kind of employer, such as “a bank”. */
  readonly employer: string;
  readonly city: string;
  readonly years: number;
  /** Fixed pay in lakh a year. */
  readonly lakh: number;
  readonly company: string;
  readonly former: string;
}

interface EmployerKind {
  readonly name: string;
  readonly industries: readonly string[];
  readonly roles: readonly string[];
}

const kind = (name: string, industries: string, roles: string): EmployerKind => ({ name, industries: industries.split(', '), roles: roles.split(', ') });

const employerKinds: readonly EmployerKind[] = [
  kind('a payments company', 'payments, lending', 'software engineer, data analyst, support executive, product analyst, designer, test engineer, HR executive'),
  kind('a hospital group', 'hospitals, diagnostics', 'nurse, accountant, HR executive, support executive, operations lead'),
  kind('a textile mill', 'textiles, garments', 'quality engineer, accountant, HR executive, operations lead, sales officer'),
  kind('an IT services company', 'it-services, cloud-services', 'software engineer, data analyst, test engineer, designer, HR executive, support executive'),
  kind('a bank', 'banking', 'credit officer, accountant, sales officer, test engineer, data analyst, HR executive'),
  kind('a school', 'education', 'teacher, accountant, HR executive'),
  kind('a logistics company', 'logistics', 'operations lead, store manager, support executive, accountant, sales officer'),
  kind('a food company', 'packaged-food, dairy', 'quality engineer, sales officer, accountant, operations lead, store manager'),
  kind('a builder', 'construction, real-estate', 'site engineer, accountant, sales officer, HR executive'),
  kind('a start-up', 'software-products, online-marketplaces', 'software engineer, product analyst, designer, test engineer, data analyst, support executive'),
];

export interface LifePlaces {
  readonly companies: readonly { readonly name: string; readonly industry?: string | null }[];
  readonly cities: readonly string[];
}

/** Draws a life in which job, employer and companies fit. */
export function drawnLife(random: Random, { companies, cities }: LifePlaces): DemoLife {
  const role = random.among(demoRoles);
  const { name: employer, industries } = random.among(employerKinds.filter(({ roles }) => roles.includes(role.name)));
  const fitting = companies.filter(({ industry }) => industry !== undefined && industry !== null && industries.includes(industry));
  const from = fitting.length > 1 ? fitting : companies;
  const company = random.among(from).name;
  const others = from.filter(({ name }) => name !== company);
  return {
    role,
    employer,
    city: random.among(cities),
    years: random.between(2, 12),
    lakh: random.between(...role.lakh),
    company,
    former: others.length > 0 ? random.among(others).name : company,
  };
}

/** Work found at every employer. */
const everywhere: ReadonlySet<string> = new Set(['accountant', 'HR executive']);

/** Matches work and industry: there are no nurses at a bank. */
export const mayWorkIn = (industry: string | null | undefined, { employer, role }: Pick<DemoLife, 'employer' | 'role'>, isNamed: boolean): boolean =>
  employerKinds.some(({ name, industries }) => name === employer && industry !== null && industry !== undefined && industries.includes(industry)) ||
  (!isNamed && everywhere.has(role.name));
