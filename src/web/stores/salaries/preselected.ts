import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { SalaryFields } from '#core/salaries/salary-form.ts';
import type { SalaryFormTarget } from '#core/salaries/salary-form-url.ts';
import { listedAs } from '../contributions/listed-as.ts';

/** Finds the URL's values in the lists. Unknown ones are left to the form. */
export async function preselected(lists: ReferenceLists, { company, name, designation, city }: SalaryFormTarget): Promise<Partial<SalaryFields>> {
  const [employer, job, place] = await Promise.all([
    company === null ? listedAs(name, (text) => lists.suggestCompanies(text)) : undefined,
    listedAs(designation, (text) => lists.suggestDesignations(text)),
    listedAs(city, (text) => lists.suggestLocations(text)),
  ]);
  return {
    ...(employer && { companyUrlName: employer.urlName, companyName: employer.name }),
    ...(job && { designationId: String(job.designationId), designation: job.name, department: job.department.name }),
    ...(place && { cityId: String(place.locationId), city: place.name }),
  };
}
