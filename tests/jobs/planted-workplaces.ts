import type { Workplace } from '#core/jobs/job.ts';

/** Place of work by the feed, by the text, and in truth. */
export const workplacesSaid: readonly {
  readonly places: readonly string[];
  readonly workplace: Workplace | null;
  readonly says: string;
  readonly is: Workplace;
}[] = [
  { places: ['Pune'], workplace: null, says: 'You work from home and come to the office twice a year.', is: 'remote' },
  { places: ['Pune'], workplace: null, says: 'This is a fully remote team. Laptop is sent to you.', is: 'remote' },
  { places: [], workplace: null, says: 'Ghar se kaam, internet ka paisa company deti hai.', is: 'remote' },
  { places: [], workplace: null, says: 'यह काम घर से होता है। हफ़्ते में पाँच दिन।', is: 'remote' },
  { places: ['Pune'], workplace: null, says: 'Three days in the office at Hinjawadi, two where you like.', is: 'hybrid' },
  { places: ['Surat'], workplace: null, says: 'Hybrid role, Mondays and Thursdays together.', is: 'hybrid' },
  { places: ['Surat'], workplace: null, says: 'You mend looms in our shed. This is not work from home.', is: 'office' },
  { places: ['Surat'], workplace: null, says: 'Remote villages of Kutch are visited by jeep each week.', is: 'office' },
  { places: ['Pune'], workplace: null, says: 'You sell hybrid seeds to farmers, and hybrid cars to no one.', is: 'office' },
  { places: ['Pune'], workplace: null, says: 'Ghar se kaam nahi hota, roz office aana hai.', is: 'office' },
  { places: ['Remote - India'], workplace: null, says: 'You answer mails of customers.', is: 'remote' },
  { places: ['Pune'], workplace: 'office', says: 'You answer mails of customers. Ask us about days at home.', is: 'office' },
];
