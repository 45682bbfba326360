import { alertParts } from '#core/jobs/alert-parts.ts';
import type { Workplace } from '#core/jobs/job.ts';
import type { words as english } from '../en/jobs.ts';

const workplaces: Readonly<Record<Workplace, string>> = { office: 'दफ़्तर से', remote: 'घर से', hybrid: 'कुछ दिन घर से' };

const experienced = (years: number): string => (years === 0 ? 'फ़्रेशर के लिए' : `${years} साल के अनुभव पर`);

export const words: typeof english = {
  alertName: (alert) => {
    const { what, experience, workplace, cities, companies } = alertParts(alert);
    return [
      ...cities.map((said) => `${said} में`),
      ...companies.map((said) => `${said} पर`),
      ...experience.map(experienced),
      ...workplace.map((each) => workplaces[each]),
      what ?? 'किसी भी काम',
    ].join(' ');
  },
};
