import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { companyId, day, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

export const companyReply = table('company_reply', {
  purpose: 'What companies answer below what is said about them. One that was taken down stays hidden, and another may follow it.',
  kept: leavesPlace,
  staysBecause: 'It is a company’s and linked to no account. It is emptied with what it answers, and an empty place stays.',
  spread: 'by company',
  columns: {
    company_id: companyId,
    id: text('A random name.', 'everyone', 'random name'),
    author_ref: personaKey('Names the desk of the company, and no person.'),
    status: oneOf<ModeratedStatus>('Whether it is shown, waits for a decision, or was taken down.', 'everyone').generated(),
    locked_for: oneOf<ModerationRule>('Replies have nothing below them that can be closed.', 'everyone').orNull(),
    version: number('How often it was changed.', 'everyone').generated(),
    posted_at: moment('The day on which the company first replied.', 'everyone'),
    about_id: text('What it answers.', 'everyone', 'random name'),
    nth: number('Its number among those to one thing, of which all before it were taken down.', 'the server'),
    text: text('The words; empty where the company took its reply back.', 'everyone', 'member'),
    replied_on: day('The week of the wording.', 'everyone'),
    up_count: number('How many found it helpful.', 'everyone').generated().figure('one more'),
    down_count: number('How many did not.', 'everyone').generated().figure('one more'),
    best: number('Its place among the most helpful.', 'the server').generated(),
  },
});

export const replyVersion = table('reply_version', {
  purpose: 'Every wording of a company’s reply, so that an edit hides nothing.',
  kept: { for: 'always', because: 'It is deleted with the reply, which goes with what it answers.' },
  deletedWith: 'company_reply',
  spread: 'by company',
  columns: {
    company_id: companyId,
    company_reply_id: text('The reply.', 'everyone', 'random name'),
    version: number('Its number, from 1.', 'everyone'),
    text: text('The words; empty where the company took its reply back.', 'everyone', 'employers'),
    written_on: day('The day.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_reply: typeof companyReply;
    reply_version: typeof replyVersion;
  }
}
