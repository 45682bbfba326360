import type { DeskRole } from '#core/company-desk/desk-role.ts';
import type { FeedReport } from '#core/company-desk/feed-report.ts';
import type { DeskState } from '#core/company-desk/desk-entry.ts';
import { companyId, day, flag, json, moment, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

const addressKey = text('A keyed hash of the mail address, made with a key that is not in this database.', 'the server', 'keyed hash');

export const deskPerson = table('desk_person', {
  purpose: 'Who acts for a company: a mail address at its domain, joined to no account.',
  kept: { for: 'always', because: 'It is deleted when the person leaves the desk or is taken out of it.' },
  columns: {
    company_id: companyId,
    id: text('A random name by which colleagues change or remove the person.', 'the server', 'random name'),
    address_key: addressKey,
    sealed: text('The address and the name that colleagues read, encrypted with a key that is not in this database.', 'the server', 'sealed'),
    role: oneOf<DeskRole>('What the person may do.', 'the server'),
    state: oneOf<DeskState>('Whether the person is in, asks the owner, or waits for an administrator.', 'the server'),
    since: day('The day of that.', 'the server'),
  },
});

export const deskSession = table('desk_session', {
  purpose: 'Browsers in which a company’s people are logged in at their desk.',
  kept: { for: 'days', days: 15 },
  datedBy: 'ends_at',
  columns: {
    token_hash: text('A hash of the token in the cookie.', 'the server', 'random name'),
    address_key: addressKey,
    sealed: text('The address, encrypted with a key that is not in this database.', 'the server', 'sealed'),
    ends_at: moment('When the session ends.', 'the server'),
  },
});

export const jobFeed = table('job_feed', {
  purpose: 'Addresses from which companies have their jobs read each day.',
  kept: { for: 'always', because: 'It is deleted when the company stops its feed.' },
  columns: {
    company_id: companyId,
    url: text('The address, at the company’s own domain or a known job board.', 'the server', 'employers'),
    hour: number('The hour of the day from which it is read.', 'the server').within(0, 23),
    since: day('The day on which it began.', 'the server'),
    read_on: day('The last day on which it was read.', 'the server').orNull(),
  },
});

export const jobFeedReading = table('job_feed_reading', {
  purpose: 'What became of a company’s feed on each of the last days.',
  kept: { for: 'days', days: 8 },
  datedBy: 'read_on',
  columns: {
    company_id: companyId,
    read_on: day('The day.', 'the server'),
    is_taken: flag('Whether the feed could be taken.', 'the server'),
    report: json<FeedReport>('What became of each line.', 'the server', 'employers'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    desk_person: typeof deskPerson;
    desk_session: typeof deskSession;
    job_feed: typeof jobFeed;
    job_feed_reading: typeof jobFeedReading;
  }
}
