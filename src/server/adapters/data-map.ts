import type { Retention, TableMap } from '#core/privacy/data-map.ts';
import { careerNotes } from './careers/career-notes.ts';
import type { ColumnNote, TableNote } from './database/data-note.ts';
import { memberNotes } from './sessions/member-notes.ts';
import { moderationNotes } from './moderation/moderation-notes.ts';
import { personaNotes } from './personas/persona-notes.ts';
import { recordNotes } from './profile/record-notes.ts';
import { referenceNotes } from './reference-lists/reference-notes.ts';
import type { Tables } from './tables.ts';
import { talkNotes } from './posts/talk-notes.ts';

const publicKnowledge: Retention & { for: 'always' } = { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' };

/** Every table and column with its purpose, its readers and its time (F-15). One that is missing here does not compile. */
const dataNotes: { readonly [Table in keyof Tables]: TableNote<Tables[Table]> } = {
  migration: {
    purpose: 'Notes which steps built this database, so that each is taken exactly once.',
    kept: { for: 'always', because: 'The server compares it with its own steps at every start. It says nothing about any person.' },
    columns: {
      name: ['The name of the step.', 'the server'],
      checksum: ['A fingerprint of the step, so that a later change to it is noticed.', 'the server'],
      applied_at: ['When the step was taken.', 'operator'],
    },
  },
  image: {
    purpose: 'Logos and cover pictures of companies.',
    kept: publicKnowledge,
    columns: {
      id: ['A random name, which is part of the address of the picture.', 'everyone'],
      content_type: ['The format of the picture.', 'everyone'],
      bytes: ['The picture itself.', 'everyone'],
    },
  },
  industry: {
    purpose: 'The lines of work that companies are sorted into.',
    kept: publicKnowledge,
    columns: {
      url_name: ['The name of the industry as it stands in addresses.', 'everyone'],
      name: ['The name of the industry.', 'everyone'],
      companies_count: ['How many companies are in this industry.', 'everyone'],
      id: ['The number by which it is chosen.', 'everyone'],
      words: ['The words by which it is found.', 'the server'],
    },
  },
  location: {
    purpose: 'The cities in which companies have offices.',
    kept: publicKnowledge,
    columns: {
      url_name: ['The name of the city as it stands in addresses.', 'everyone'],
      name: ['The name of the city.', 'everyone'],
      state: ['The state or union territory the city is in.', 'everyone'],
      companies_count: ['How many companies have an office in this city.', 'everyone'],
    },
  },
  size_bucket: {
    purpose: 'The steps in which the size of a company is shown.',
    kept: publicKnowledge,
    columns: {
      size: ['The step, counted from the smallest.', 'everyone'],
      companies_count: ['How many companies are of this size.', 'everyone'],
    },
  },
  company: {
    purpose: 'The companies that people work for, as the companies themselves and public sources describe them.',
    kept: publicKnowledge,
    columns: {
      id: ['A random name that stays the same when the company changes its own.', 'everyone'],
      url_name: ['The name of the company as it stands in addresses.', 'everyone'],
      name: ['What the company is called.', 'everyone'],
      name_key: ['The name in small letters without accents, for searching and sorting.', 'the server'],
      about: ['What the company does, in a few sentences.', 'everyone'],
      logo_image_id: ['Which picture is its logo.', 'everyone'],
      cover_image_id: ['Which picture stands at the top of its pages.', 'everyone'],
      industry: ['Its main line of work.', 'everyone'],
      secondary_industry: ['Its second line of work.', 'everyone'],
      headquarters: ['The city of its head office.', 'everyone'],
      founded_year: ['The year it was founded.', 'everyone'],
      indian_size: ['Roughly how many people it employs in India.', 'everyone'],
      global_size: ['Roughly how many people it employs worldwide.', 'everyone'],
      rating_tenths: ['The average of the ratings people gave it.', 'everyone'],
      rating_key: ['The same average, with a place for companies without one, for sorting.', 'the server'],
      reviews_count: ['How many reviews it has.', 'everyone'],
      followers_count: ['How many people follow it. Who they are is not kept here.', 'everyone'],
      photos_count: ['How many photos its pages show.', 'everyone'],
      relations_count: ['How many other companies belong to it or own it.', 'everyone'],
      offices_count: ['In how many cities it has an office.', 'everyone'],
      is_premium: ['Whether the company has a paid page.', 'everyone'],
      website: ['The address of its website.', 'everyone'],
      career_site_url: ['The address of its page about jobs.', 'everyone'],
      naukri_company_page_url: ['The address of its page on the job portal.', 'everyone'],
      contact_number: ['The telephone number the company publishes for everyone.', 'everyone'],
      email_id: ['The mail address the company publishes for everyone.', 'everyone'],
      social_links: ['The addresses of its pages on social networks.', 'everyone'],
      words: ['The words by which it is found.', 'the server'],
    },
  },
  company_location: {
    purpose: 'Which company has an office in which city.',
    kept: publicKnowledge,
    columns: {
      company_id: ['The company.', 'everyone'],
      location: ['The city.', 'everyone'],
      place: ['The order in which the offices are shown.', 'everyone'],
    },
  },
  error_day: {
    purpose: 'Counts how many different errors were reported on a day, so that a flood of reports cannot fill the disk.',
    kept: { for: 'days', days: 90 },
    datedBy: 'day',
    columns: {
      day: ['The day.', 'operator'],
      different: ['How many different reports were taken in on that day.', 'operator'],
    },
  },
  error_report: {
    purpose: 'Reports of what broke, counted by day, so that it can be repaired. They do not say in front of whom it broke.',
    kept: { for: 'days', days: 90 },
    datedBy: 'day',
    columns: {
      day: ['The day on which it broke. The time of day is not kept.', 'operator'],
      fingerprint: ['A short sum of the report, by which equal ones are counted together.', 'the server'],
      times: ['How often it broke on that day.', 'operator'],
      name: ['The kind of error.', 'operator'],
      message: ['What the error said, with mail addresses, web addresses, numbers and tokens taken out.', 'operator'],
      stack: ['The lines of our own code in which it broke, cleaned in the same way.', 'operator'],
      display: ['Whether it broke on the website or in the app.', 'operator'],
      screen: ['The kind of page it broke on, such as the page of a company, but not of which one.', 'operator'],
      operation: ['Which request to the server failed.', 'operator'],
      kind: ['In which way that request failed.', 'operator'],
      status: ['The number with which the server answered.', 'operator'],
      request_id: ['The name of that request in the log of the server.', 'operator'],
    },
  },
  ...memberNotes,
  ...personaNotes,
  ...careerNotes,
  ...referenceNotes,
  ...recordNotes,
  ...talkNotes,
  ...moderationNotes,
};

/** The data map as the public reads it. */
export const dataMap: readonly TableMap[] = Object.entries(dataNotes).map(([table, { purpose, kept, columns }]) => ({
  table,
  purpose,
  kept,
  columns: Object.entries<ColumnNote>(columns).map(([column, [reason, readBy]]) => ({ column, purpose: reason, readBy })),
}));

/** The tables whose rows live for a number of days, and the column that number is counted from. */
export const passingTables = Object.entries(dataNotes).flatMap(([table, note]) =>
  'datedBy' in note ? [{ table, datedBy: note.datedBy, days: note.kept.days }] : [],
);
