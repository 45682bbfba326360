import type { Retention } from '#core/privacy/data-map.ts';
import type { TableNote } from '../database/data-note.ts';
import type { RecordTables } from './record-tables.ts';

const asLongAsTheAccount: Retention & { for: 'always' } = { for: 'always', because: 'It goes with the account, when the member deletes it.' };
const whose = ['Whose it is, by the random name of the account.', 'the server'] as const;
const station = ['A random name by which the member can change or delete it.', 'the server'] as const;
const from = ['The first month.', 'the server'] as const;
const to = ['The last month; none while it lasts.', 'the server'] as const;

/** What is kept of what members say of themselves, and of what they set. Only the member reads it. */
export const recordNotes: { readonly [Table in keyof RecordTables]: TableNote<RecordTables[Table]> } = {
  work_experience: {
    purpose: 'Where members worked, for their own profile page. It stands beside nothing that they write.',
    kept: asLongAsTheAccount,
    columns: {
      id: station,
      account_id: whose,
      company_name: ['Where it was.', 'the server'],
      designation: ['What the member was there.', 'the server'],
      employment_type: ['In what way the member was employed.', 'the server'],
      location: ['In which city it was, if the member says so.', 'the server'],
      from_month: from,
      to_month: to,
    },
  },
  education: {
    purpose: 'Where members learned, for their own profile page. It stands beside nothing that they write.',
    kept: asLongAsTheAccount,
    columns: {
      id: station,
      account_id: whose,
      level: ['What one has after finishing it.', 'the server'],
      course_name: ['The course.', 'the server'],
      specialization: ['The subject of the course.', 'the server'],
      college_name: ['Where it was.', 'the server'],
      mode: ['How the course was taken.', 'the server'],
      from_month: from,
      to_month: to,
    },
  },
  member_preference: {
    purpose: 'What members prefer. Language and look stay on their devices.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      feed_start: ['What the feed begins with.', 'the server'],
      hides_read_posts: ['Whether posts that were read are left out.', 'the server'],
      saves_data: ['Whether pictures wait for a tap.', 'the server'],
      warns_before_leaving: ['Whether there is a warning before a link leads elsewhere.', 'the server'],
    },
  },
  message_preference: {
    purpose: 'Of what members want to be told, and who may write to them.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      chats: ['Who may begin a chat.', 'the server'],
      replies: ['Whether to tell of answers.', 'the server'],
      votes: ['Whether to tell of votes.', 'the server'],
      communities: ['Whether to tell what is new in communities.', 'the server'],
      jobs: ['Whether to tell of jobs.', 'the server'],
      shows_content: ['Whether a locked screen may show what a message is about.', 'the server'],
    },
  },
  consent: {
    purpose: 'What members allow. Whoever has said nothing has allowed nothing.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      purpose: ['What it is about.', 'the server'],
      is_given: ['Whether the member allows it.', 'the server'],
      notice_version: ['Which text the member had before them.', 'operator'],
      changed_on: ['The day the member said so.', 'operator'],
    },
  },
  subscription: {
    purpose: 'What members have sent to them regularly.',
    kept: asLongAsTheAccount,
    columns: { account_id: whose, topic: ['What is sent.', 'the server'] },
  },
  profile_photo: {
    purpose: 'The photos that members see of themselves. Nobody else is shown them.',
    kept: asLongAsTheAccount,
    columns: { account_id: whose, bytes: ['The picture, small and without anything else that its file held.', 'the server'] },
  },
  popup_rest: {
    purpose: 'Which popups members put away, so that they are left in peace for a while.',
    kept: { for: 'days', days: 181 },
    datedBy: 'put_away_on',
    columns: { account_id: whose, popup: ['Which popup.', 'the server'], put_away_on: ['The day it was put away.', 'the server'] },
  },
  popup_showing: {
    purpose: 'How often the app asked members for something, so that it does not ask too often.',
    kept: asLongAsTheAccount,
    columns: {
      account_id: whose,
      popup: ['Which popup.', 'the server'],
      app: ['In which kind of app.', 'the server'],
      times: ['How often.', 'the server'],
      last_at: ['When last.', 'the server'],
    },
  },
  device: {
    purpose: 'Which devices may be told something while nobody looks. It goes with the session, at the latest when the member logs out.',
    kept: { for: 'always', because: 'It goes with the session, which lives for 31 days after it was last used.' },
    columns: {
      key: ['A sum of what the push service calls the device, made with a key that does not lie in this database.', 'the server'],
      session_id: ['The session in which it was registered.', 'the server'],
      sealed_token: ['What the push service calls the device, sealed with a key that does not lie in this database.', 'the server'],
    },
  },
  feedback: {
    purpose: 'What members think of the product. Whoever has this database cannot tell who said it.',
    kept: { for: 'days', days: 730 },
    datedBy: 'month',
    columns: {
      ref: ['A sum of the account, made with a key that does not lie in this database, so that the same member can say it anew.', 'the server'],
      rating: ['How many of five stars.', 'operator'],
      text: ['What they say.', 'operator'],
      month: ['The month in which it was said.', 'operator'],
    },
  },
  deletion_receipt: {
    purpose: 'Proofs that accounts were deleted, for whoever holds the number of one. They name nobody.',
    kept: { for: 'days', days: 1_095 },
    datedBy: 'deleted_on',
    columns: {
      number_hash: ['A sum of the number, which only the former member knows.', 'the server'],
      deleted_on: ['The day of the deletion.', 'operator'],
      deleted: ['What kinds of things were deleted, and how many of each.', 'operator'],
      left_behind: ['What stayed, and why.', 'operator'],
    },
  },
};
