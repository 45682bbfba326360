import { screens } from '../navigation/screens.ts';
import { salarySteps, type SalaryStep } from './salary-form.ts';

export interface SalaryFormTarget {
  readonly company: string | null;
  readonly name: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly step: SalaryStep;
}

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

/** Reads the key from the URL fragment, so no server learns who asks for which salary (F-07). */
export const changedSalary = (hash: string): string | null => /^#salary=([\w-]+)$/.exec(hash)?.[1] ?? null;

/** Gives each step its own URL, so that Back returns to the previous step. */
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
