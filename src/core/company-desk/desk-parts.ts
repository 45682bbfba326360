/** Parts of a company's desk in the order of their tabs, each with its screen. */
export const deskParts = [
  { part: 'reviews', screen: 'companyDesk' },
  { part: 'facts', screen: 'deskFacts' },
  { part: 'jobs', screen: 'deskJobs' },
  { part: 'visits', screen: 'deskVisits' },
  { part: 'people', screen: 'deskPeople' },
] as const;

export type DeskPart = (typeof deskParts)[number]['part'];
