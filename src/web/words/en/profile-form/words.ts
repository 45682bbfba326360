import type { CompanyRelation } from '#core/company-profiles/associated-company.ts';
import type { CollageTemplate } from '#core/company-profiles/company-profile.ts';
import type { DetailField, ListedSection } from '#core/company-profiles/typed-profile.ts';
import type { ProfileProblem } from '#core/company-profiles/profile-problems.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPhotoBytes } from '#core/profile/photo-file.ts';

/** The names of the fields of items, by their section. */
type Labels = Readonly<Record<ListedSection, Readonly<Record<string, string>>>>;

const award = { name: 'Award', by: 'Given by', year: 'Year' };

const labels: Labels = {
  awards: award,
  thirdPartyAwards: award,
  leadership: { name: 'Name', role: 'Role', photo: 'Photo' },
  faq: { question: 'Question', answer: 'Answer' },
  customSections: { title: 'Heading', text: 'Text', picture: 'Picture' },
  videos: { title: 'Title', videoId: 'YouTube link', summary: 'What it is about' },
  updates: { day: 'Day', title: 'Heading', text: 'Text' },
  offices: {
    city: 'City',
    isHeadOffice: 'Head office',
    address: 'Address',
    phone: 'Phone',
    employees: 'People in this office',
    teams: 'Teams in this office, separated by commas',
  },
  associated: { urlName: 'Name in the link of its page', relation: 'This company is the' },
};

/** Sentences of the form of a company’s page, in English. */
export const words = {
  title: (company: string) => `Page of ${company}`,
  description: 'What a company says about itself on its page.',
  lead: 'Empty sections are not shown. What you save appears on the page at once.',
  back: 'All companies',
  see: 'See the page',
  claimed: 'The company manages this page itself',
  details: 'At a glance',
  detailLabels: {
    about: 'What it does, in a sentence or two',
    foundedYear: 'Founded in',
    indianEmployeeCount: 'People in India',
    globalEmployeeCount: 'People worldwide',
    secondaryIndustry: 'Second industry',
    careerSiteUrl: 'Careers site',
    contactNumber: 'Phone',
    emailId: 'Email address',
    linkedin: 'LinkedIn',
    x: 'X',
    youtube: 'YouTube',
    instagram: 'Instagram',
    facebook: 'Facebook',
  } satisfies Record<DetailField, string>,
  elsewhere: 'To change the name, city, website or industry, go to the list of companies.',
  said: 'In its own words',
  mission: 'Mission',
  vision: 'Vision',
  overview: 'About the company',
  overviewHint: 'An empty line starts a new paragraph.',
  speech: 'A message from the head of the company',
  speechText: 'What they say',
  life: 'Life at the company',
  collages: { 'four-grid': 'A grid of four', 'four-wide': 'Four, the first one wide', six: 'A grid of six' } satisfies Record<CollageTemplate, string>,
  collageTitle: 'Heading',
  collagePicture: (at: number) => `Picture ${at}`,
  caption: (at: number) => `What picture ${at} shows`,
  sections: {
    awards: 'Awards',
    thirdPartyAwards: 'Awards from others',
    leadership: 'Who leads the company',
    faq: 'Questions people ask',
    customSections: 'Extra sections, seven at most',
    videos: 'Videos',
    updates: 'News',
    offices: 'Offices, one per city',
    associated: 'Associated companies',
  } satisfies Record<ListedSection, string>,
  items: {
    awards: 'Award',
    thirdPartyAwards: 'Award',
    leadership: 'Person',
    faq: 'Question',
    customSections: 'Section',
    videos: 'Video',
    updates: 'Piece of news',
    offices: 'Office',
    associated: 'Company',
  } satisfies Record<ListedSection, string>,
  labels,
  add: (item: string) => `Add: ${item.toLowerCase()}`,
  numbered: (item: string, at: number) => `${item} ${at}`,
  remove: 'Remove',
  removeNamed: (item: string) => `Remove: ${item}`,
  lift: 'Move up',
  liftNamed: (item: string) => `Move up: ${item}`,
  unknownSize: 'Not known',
  relations: { parent: 'parent company', subsidiary: 'subsidiary', sister: 'company of the same owner' } satisfies Record<CompanyRelation, string>,
  picture: {
    choose: 'Choose a picture',
    replace: 'Choose another',
    sending: 'Uploading the picture',
    remove: 'Remove',
    hint: `JPEG, PNG or WebP, ${wholeMegabytes(largestPhotoBytes)} MB at most.`,
    large: `This file is too large. Choose one of ${wholeMegabytes(largestPhotoBytes)} MB at most.`,
    'no-picture': 'We cannot read this file. Use JPEG, PNG or WebP.',
    failed: 'The picture could not be uploaded. Try again.',
  },
  problems: {
    empty: 'Write a few words, or remove the whole item.',
    long: 'This is too long.',
    many: 'These are too many.',
    'picture-count': 'Every spot of this collage needs a picture.',
    twice: 'This collage is already here.',
    'no-picture': 'Choose this picture again.',
    'no-video': 'Enter a YouTube link.',
    'no-day': 'Choose a day.',
    'no-year': 'Type a year such as 2024.',
    'no-address': 'Enter a web link that anyone can open.',
    'no-number': 'Type a phone number, such as +91 20 5550 0142.',
    'no-mail': 'Enter an email address.',
  } satisfies Record<ProfileProblem, string>,
  save: 'Save',
  saved: 'Saved. The page shows it now.',
  invalid: 'Please check the marked fields. Each one says what to change.',
  failed: 'That did not work, or we got no answer. What you typed is still here.',
  refused: 'The server did not accept it. Check the cities of offices, the names of associated companies, and that no city is listed twice.',
  changedMeanwhile: 'Someone else changed this page a moment ago. What you typed is still here. Save again to replace their changes.',
};

export type ProfileFormWords = typeof words;
