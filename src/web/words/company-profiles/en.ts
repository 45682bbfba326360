import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of what a company says of itself. */
export const words = {
  parts: 'About this company',
  overview: 'Company Overview',
  organisation: 'Associated Companies',
  offices: 'Company Locations',
  onThisPage: 'On this page',
  title: (company: string) => `${company}: overview, offices and facts`,
  said: (company: string) => `${company} wrote this about itself.`,
  changed: (day: string) => `Last changed on ${day}.`,

  about: (company: string) => `About ${company}`,
  more: (company: string) => `More about ${company}`,
  awards: 'Awards',
  thirdPartyAwards: 'Awards by others',
  awardBy: (by: string) => `by ${by}`,
  videos: 'Videos',
  onYoutube: 'Watch on YouTube',
  onYoutubeOf: (title: string) => `Watch on YouTube: “${title}”`,
  videoSummary: 'What it is about',
  faq: 'Questions people ask',
  mission: 'Mission',
  vision: 'Vision',
  missionVision: 'Mission and vision',
  speech: 'A message from the top',
  leadership: 'Who leads it',
  life: 'Life at the company',
  showPictures: (count: number) => `Show ${counted(count, 'picture', 'pictures')}`,
  updates: 'News from the company',
  olderUpdates: (count: number) => counted(count, 'older piece of news', 'older pieces of news'),

  people: 'What people say',
  reviews: 'Reviews',
  salaries: 'Salaries',
  interviews: 'Interviews',
  questions: 'Questions',
  rated: (reviews: string) => `by ${reviews} ${reviews === '1' ? 'person who works or worked' : 'people who work or worked'} here`,
  readReviews: 'Read their reviews',
  paid: 'What each job pays here, as people told it',
  asked: 'Rounds, questions and how long it took',
  ask: 'Ask people who work here, or read what they answered',

  allOffices: (count: number) => (count === 1 ? 'Its office' : `All ${grouped(count)} offices`),
  officesTitle: (company: string) => `Offices of ${company}`,
  officesLead: (company: string) => `Where ${company} has offices, and which teams sit there.`,
  headOffice: 'Head office',
  noOffices: 'No office is known yet.',
  moreOffices: 'Show more offices',
  officesEnd: 'These are all its offices.',
  fromTheStart: 'Back to the first page',

  office: {
    title: (company: string, city: string) => `${company} in ${city}`,
    description: (company: string, city: string) => `The office of ${company} in ${city}: where it is, who works there and how to reach it.`,
    place: (city: string, state: string) => `${city}, ${state}`,
    address: 'Address',
    phone: 'Phone',
    employees: 'People here',
    teams: 'Teams here',
    nothing: 'No more is known of this office yet.',
    missing: 'There is no such office here.',
    missingBecause: 'It may have moved or closed. The list has the offices of today.',
    all: 'All offices',
  },

  related: {
    title: (company: string) => `Companies associated with ${company}`,
    lead: (company: string) => `Companies that ${company} belongs to, that belong to it, or that have the same owner.`,
    all: (count: number) => (count === 1 ? 'The associated company' : `All ${grouped(count)} associated companies`),
    relations: { parent: 'Parent company', subsidiary: 'Subsidiary', sister: 'Same owner' },
    none: 'No associated company is known.',
    more: 'Show more companies',
    end: 'These are all of them.',
  },

  // Word for word; its last word leads on.
  managed: (company: string) => `This company page is being actively managed by ${company} Team. If you also belong to the team, you can get access from`,
  managedHere: 'here',
  managedEnd: '',
  managedNeutral: 'Managing a page does not change ratings or the order of lists.',
};

export type CompanyProfileWords = typeof words;
