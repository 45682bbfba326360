import type { FactSource, WrittenFact } from '#core/companies/written-fact.ts';

export const words = {
  names: {
    about: 'About the company',
    headOffice: 'Head office',
    offices: 'Other offices',
    indianSize: 'People in India',
    industry: 'Industry',
    website: 'Website',
    careerSite: 'Careers site',
    socialLinks: 'Social media',
    foundedYear: 'Founded',
    benefits: 'Benefits offered',
    whyJoin: 'Why join us',
  } satisfies Record<WrittenFact, string>,
  sources: {
    company: 'By the company',
    administrator: 'By a person who runs this site',
    list: 'From a list of companies',
    earlier: 'Not noted',
  } satisfies Record<FactSource, string>,
  nothing: 'Nothing',
  title: (company: string) => `${company}: earlier facts`,
  heading: 'Earlier facts',
  lead: (company: string) => `What this page said about ${company}, who said it and when. Nothing is deleted; the latest is first.`,
  none: 'No fact was changed since changes are noted.',
  fact: 'Fact',
  says: 'What the page says',
  said: 'What the page said',
  source: 'Source',
  date: 'Date',
  now: 'now',
};
