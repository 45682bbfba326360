import { alertParts, type NamedAlert } from '#core/jobs/alert-parts.ts';
import type { Workplace } from '#core/jobs/job.ts';

const workplaces: Readonly<Record<Workplace, string>> = { office: 'in an office', remote: 'from home', hybrid: 'partly from home' };

const experienced = (years: number): string => (years === 0 ? 'for freshers' : `with ${years} ${years === 1 ? 'year' : 'years'} of experience`);

/** Sentences of jobs shared by screens, mails and notifications. */
export const words = {
  /** Such as “Software Engineer in Pune”. */
  alertName: (alert: NamedAlert): string => {
    const { what, experience, workplace, cities, companies } = alertParts(alert);
    return [
      what ?? 'any job',
      ...experience.map(experienced),
      ...workplace.map((each) => workplaces[each]),
      ...cities.map((said) => `in ${said}`),
      ...companies.map((said) => `at ${said}`),
    ].join(' ');
  },
};
