import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import type { Hardness } from '#core/interviews/interview.ts';
import { counted } from '../figures/counts.ts';
import { inWords } from '../figures/numbers.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import { shareSaid } from '../figures/shares.ts';

export const words = {
  parts: 'About this company',
  overview: 'Company Overview',
  organisation: 'Associated Companies',
  offices: 'Company Locations',
  said: (company: string) => `${company} wrote this about itself.`,
  earlierFacts: 'Earlier facts',
  changed: (day: string) => `Last changed on ${day}.`,

  about: (company: string) => `About ${company}`,
  more: (company: string) => `More about ${company}`,
  awards: 'Awards',
  thirdPartyAwards: 'Awards from others',
  awardBy: (by: string) => `by ${by}`,
  videos: 'Videos',
  onYoutube: 'Watch on YouTube',
  onYoutubeOf: (title: string) => `Watch on YouTube: “${title}”`,
  videoSummary: 'What the video is about',
  faq: 'Questions people ask',
  mission: 'Mission',
  vision: 'Vision',
  missionVision: 'Mission and vision',
  speech: 'A message from the head of the company',
  leadership: 'Who leads the company',
  whyJoin: 'Why join us',
  life: 'Life at the company',
  showPictures: (count: number) => `Show ${counted(count, 'picture', 'pictures')}`,
  updates: 'News from the company',
  olderUpdates: (count: number) => counted(count, 'older piece of news', 'older pieces of news'),

  known: {
    heading: 'Things to know first',
    middleHalf: (people: number) => `the middle half of ${crowdSaid(people)} people earn this`,
    median: (people: number) => `median: half of ${crowdSaid(people)} people earn less, half more`,
    leaving: 'Notice period',
    days: (days: number) => (days === 0 ? 'No notice' : counted(days, 'day', 'days')),
    notice: (people: number) => `median (middle) of ${crowdSaid(people)} people`,
    buyout: (percent: number) => `${shareSaid(percent, 0)} could pay to leave early`,
    bond: 'Signed a bond',
    share: shareSaid,
    ofPeople: (people: number) => `answers from ${crowdSaid(people)} people`,
    bondRupees: (rupees: number) => `median (middle) amount ${writtenRupees(rupees)}`,
    offers: 'Offers honoured',
    ofOffers: (people: number) => `of ${crowdSaid(people)} offers`,
    moved: (percent: number, people: number) => `joining date changed for ${shareSaid(percent, people).toLowerCase()}`,
    settlement: 'Final settlement',
    waiting: 'From applying to the last round',
    span: (days: number) => (days === 0 ? 'Less than a day' : counted(days, 'day', 'days')),
    // Promise F-02
    how: `Every number here is from ${inWords(fewestContributors)} people or more, and rounded, so that nobody can be identified.`,
  },
  invitation: {
    heading: (company: string) => `Do you know ${company}?`,
    lead: (missing: string) => `Little or nothing here so far: ${missing}. What you add is not linked to any account.`,
    // Promise F-02
    shown: `Pay and benefits are shown after ${inWords(fewestContributors)} people have shared theirs.`,
  },
  shared: {
    reviews: 'Reviews',
    allReviews: (count: number) => (count === 1 ? 'Read the review' : `Read all ${grouped(count)} reviews`),
    writeReview: 'Write a review',
    pay: 'Salaries',
    payCaption:
      'Yearly pay by job, all cities. Of 100 people, the thick bar has the middle 50, the thin line the middle 80. Mark: the median. Half earn less, half more.',
    allJobs: (count: number, hasMore: boolean) => (hasMore ? 'All jobs' : count === 1 ? 'The job' : `All ${grouped(count)} jobs`),
    elsewhere: 'What similar companies pay',
    addSalary: 'Add your salary',
    questions: 'Interview questions',
    allInterviews: (count: number) => (count === 1 ? 'The interview' : `All ${grouped(count)} interviews`),
    askedHere: (count: number) => (count === 1 ? 'asked once' : count === 2 ? 'asked twice' : `asked ${grouped(count)} times`),
    answers: (count: number) => (count === 0 ? 'no answer yet' : counted(count, 'answer', 'answers')),
    interviews: (count: number) => counted(count, 'interview', 'interviews'),
    hardness: { easy: 'Most found it easy', average: 'Most found it average', hard: 'Most found it hard' } satisfies Record<Hardness, string>,
    totalDays: (days: number) => `${days === 0 ? 'less than a day' : counted(days, 'day', 'days')} from applying to the last round (median: half took longer)`,
    addInterview: 'Share an interview',
    benefits: 'Benefits',
    allBenefits: (count: number) => `All ${grouped(count)} benefits`,
    addBenefits: 'Add your benefits',
    photos: 'Office photos',
    allPhotos: (count: number) => (count === 1 ? 'The photo' : `All ${grouped(count)} photos`),
    photo: (at: number) => `Office photo ${grouped(at)}`,
    showPhotos: (count: number) => `Show ${counted(count, 'photo', 'photos')}`,
    addPhotos: 'Add photos',
  },

  allOffices: (count: number) => (count === 1 ? 'The office' : `All ${grouped(count)} offices`),
  officesTitle: (company: string) => `Offices of ${company}`,
  officesLead: (company: string) => `Where ${company} has offices, and which teams work there.`,
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
    nothing: 'We know nothing more about this office yet.',
    missing: 'There is no such office here.',
    missingBecause: 'It may have moved or closed. The list shows the offices it has now.',
    all: 'All offices',
  },

  related: {
    title: (company: string) => `Companies associated with ${company}`,
    lead: (company: string) => `The parent of ${company} (its owner), its subsidiaries (companies it owns), and companies with the same owner.`,
    all: (count: number) => (count === 1 ? 'The other company of the group' : `All ${grouped(count)} companies of the group`),
    relations: { parent: 'Parent company', subsidiary: 'Subsidiary', sister: 'Same owner' },
    none: 'We know no other company of this group.',
    more: 'Show more companies',
    end: 'That is everything.',
  },

  // Word for word; its last words lead on.
  speaksFor: (company: string) => `Do you speak for ${company}?`,
  speaksForHere: 'Answer in its name',
  managed: (company: string) => `This company page is being actively managed by ${company} Team. If you also belong to the team, you can`,
  managedHere: 'get access from here',
  managedEnd: '',
  managedNeutral: 'A company that manages its page gets no better rating or place in lists.',
};

export type CompanyProfileWords = typeof words;
