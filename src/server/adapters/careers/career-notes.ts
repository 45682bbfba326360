import type { Retention } from '#core/privacy/data-map.ts';
import type { CareerTables } from './career-tables.ts';
import type { TableNote } from '../database/data-note.ts';

const asLongAsTheAccount: Retention & { for: 'always' } = { for: 'always', because: 'It goes with the account, when the member deletes it.' };
const whose = ['Whose it is, by the random name of the account.', 'the server'] as const;

/** What is kept of what members do. No mail address is among it, and nothing that one could be read from (F-01). */
export const careerNotes: { readonly [Table in keyof CareerTables]: TableNote<CareerTables[Table]> } = {
  career: {
    purpose: 'What members say they do. They alone are shown it, but for what they work as, where they choose to write under that.',
    kept: asLongAsTheAccount,
    columns: {
      id: ['A random name that only the member themselves is told.', 'the server'],
      account_id: whose,
      type: ['Whether the member works, studies, or is between two jobs.', 'the server'],
      place: ['The company or college, as the member wrote it.', 'the server'],
      place_key: ['The same in small letters, by which it is found again.', 'the server'],
      department_id: ['The department they work in.', 'the server'],
      industry_id: ['The line of work of the company.', 'the server'],
      job_profile: ['What they work as.', 'the server'],
      tag_id: ['A tag of what they do.', 'the server'],
      role_id: ['The role they have in the department.', 'the server'],
      job_location: ['The city they work in.', 'the server'],
      course_id: ['The course they study.', 'the server'],
      course_name: ['The name of the course.', 'the server'],
      specialization_id: ['What they specialise in.', 'the server'],
      specialization: ['The name of that.', 'the server'],
      is_mail_asked: ['Whether a code was mailed and has not been entered yet.', 'the server'],
    },
  },
  career_proof: {
    purpose: 'Which companies and colleges of a member are confirmed. By which address is not kept.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      place_key: ['The company or college.', 'the server'],
      source: ['Whether a mail or the job portal confirmed it.', 'the server'],
      month: ['The month of that; the day is not kept.', 'the server'],
    },
  },
  mail_challenge: {
    purpose: 'Codes that were mailed and can still be entered, for ten minutes.',
    kept: { for: 'days', days: 1 },
    datedBy: 'ends_at',
    columns: {
      key: ['A sum of the member, the place and the address, made with a key that does not lie in this database.', 'the server'],
      code_hash: ['A sum of the code, made in the same way.', 'the server'],
      tries: ['How often a code was tried.', 'the server'],
      ends_at: ['Until when it can be entered.', 'the server'],
    },
  },
  mail_sending: {
    purpose: 'How many mails were asked for within a quarter of an hour, so that nobody is flooded with them.',
    kept: { for: 'days', days: 1 },
    datedBy: 'sent_at',
    columns: {
      key: ['A sum of the member, of the address or of the network, made with a key that does not lie in this database.', 'the server'],
      sent_at: ['When. After a quarter of an hour the row is deleted with the next mail.', 'the server'],
    },
  },
  mail_proof: {
    purpose: 'That an address proved something this year already, so that none does so twice. Nobody can read from it which address, or whose.',
    kept: { for: 'days', days: 366 },
    datedBy: 'year',
    columns: {
      key: ['A sum of the address, made with a key of the year that does not lie in this database.', 'the server'],
      year: ['The first day of the year.', 'the server'],
    },
  },
  portal_link: {
    purpose: 'Whether a member allowed to ask the job portal, and what it confirmed. Nothing of what it knows of them is kept.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      consent_on: ['The day the member allowed it.', 'the server'],
      linked_on: ['The day the portal was last asked.', 'the server'],
      denied_place_key: ['The company or college for which it last said no.', 'the server'],
    },
  },
  onboarding: {
    purpose: 'How far a member has come in joining, so that they can go on there.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      last_step: ['The last step they completed.', 'the server'],
      selected_profile: ['Under which kind of face they like to write. Which face that is does not stand here.', 'the server'],
    },
  },
  company_domain: {
    purpose: 'At which domains the people of a company have their mail, so that a work address can be told from any other.',
    kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
    columns: {
      company_id: ['The company.', 'everyone'],
      domain: ['The domain.', 'everyone'],
    },
  },
};
