import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { SalaryFields } from '#core/salaries/salary-form.ts';
import type { SalaryFormTarget } from '#core/salaries/salary-form-url.ts';
import { settled } from '../requests/request.ts';

/** What the URL names of a salary, found in the lists; what is not found, or not answered, is chosen in the form. */
export async function preselected(lists: ReferenceLists, { company, name, designation, city }: SalaryFormTarget): Promise<Partial<SalaryFields>> {
  const [employer, job, place] = await Promise.all([
    company === null ? called(name, (text) => lists.suggestCompanies(text)) : undefined,
    called(designation, (text) => lists.suggestDesignations(text)),
    called(city, (text) => lists.suggestLocations(text)),
  ]);
  return {
    ...(employer && { companyUrlName: employer.urlName, companyName: employer.name }),
    ...(job && { designationId: String(job.designationId), designation: job.name, department: job.department.name }),
    ...(place && { cityId: String(place.locationId), city: place.name }),
  };
}

/** The one that is called so, by its name or the same in URLs. */
async function called<Row extends { readonly name: string }>(
  asked: string | null,
  suggest: (text: string) => Promise<readonly Row[]>,
): Promise<Row | undefined> {
  if (asked === null) return undefined;
  const outcome = await settled(suggest(asked.replaceAll('-', ' ')));
  const wanted = listedUrlName(asked);
  return outcome.status === 'SUCCESS' ? outcome.value.find(({ name }) => listedUrlName(name) === wanted) : undefined;
}
