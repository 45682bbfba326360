import { screens } from '../navigation/screens.ts';
import { salarySteps, type SalaryStep } from './salary-form.ts';

/** What the form of a salary is opened for, as its URL says. Company, job and place go by their names in URLs. */
export interface SalaryFormTarget {
  readonly company: string | null;
  /** The name of the company, where its name in URLs is not known. */
  readonly name: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly step: SalaryStep;
}

/** Reads from the query of a URL what the form is opened for. */
export function salaryFormTarget(query: Iterable<readonly [string, string]>): SalaryFormTarget {
  const asked = new Map(query);
  const step = asked.get('step') ?? '';
  return {
    company: asked.get('company') || null,
    name: asked.get('name') || null,
    designation: asked.get('job') || null,
    city: asked.get('city') || null,
    step: isStep(step) ? step : 'job',
  };
}

const isStep = (text: string): text is SalaryStep => Object.hasOwn(salarySteps, text);

/** The key of the salary that is changed, out of the fragment of a URL: browsers keep that to themselves, and no server learns who asks for which salary (F-07). */
export const changedSalary = (hash: string): string | null => /^#salary=([\w-]+)$/.exec(hash)?.[1] ?? null;

/** The URL of the form: each step has its own, so that Back leads to the one before. */
export function salaryFormUrl({
  company = null,
  name = null,
  designation = null,
  city = null,
  step = 'job',
  salary = null,
}: Partial<SalaryFormTarget> & { readonly salary?: string | null } = {}): string {
  const pairs = Object.entries({ company, name, job: designation, city, step: step === 'job' ? null : step });
  const asked = pairs.flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value)}`])).join('&');
  return [screens.salaryForm, asked && `?${asked}`, salary && `#salary=${salary}`].filter(Boolean).join('');
}
