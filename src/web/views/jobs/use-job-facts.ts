import type { Job } from '#core/jobs/job.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useWords } from '../words.tsx';

/** Cities named before the rest is counted. */
const namedCities = 3;

/** Place, type and audience of a job in a line. For observers only. */
export function useJobFacts(): (job: Pick<Job, 'cities' | 'workplace' | 'employment' | 'experience'>) => readonly string[] {
  const words = useWords(jobWords);
  const { listed } = useWords(companyWords);
  return ({ cities, workplace, employment, experience: { from, to } }) => {
    const names = cities.map(({ name }) => listed(name));
    const others = names.length - namedCities;
    const where = others > 0 ? words.moreCities(names.slice(0, namedCities), others) : words.cities(names);
    return [where, words.workplaces[workplace], words.experience(from, to), words.employments[employment]].flatMap((fact) => fact || []);
  };
}
