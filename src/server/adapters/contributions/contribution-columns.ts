import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { companyId, day, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';

export const contributionColumns = (one: string, many: string) => ({
  company_id: companyId,
  id: text('A random name.', 'everyone', 'random name'),
  author_ref: personaKey(`The public key of this one ${one}, with which its author changes and deletes it.`),
  status: oneOf<ModeratedStatus | 'SCHEDULED'>('Whether it is shown, waits to appear or for a decision, or was taken down.', 'everyone').generated(),
  locked_for: oneOf<ModerationRule>(`${many} have nothing below them that can be closed.`, 'everyone').orNull(),
  version: number('How often it was changed.', 'everyone').generated(),
  is_edited: flag('Whether it was changed.', 'everyone').generated(),
  posted_at: moment('The first moment of the week in which it appeared.', 'everyone'),
  due_at: moment('The hour in which it appears, chosen at random; empty once it has.', 'the server').orNull(),
});

export const countedYear = number('The year of the token by which it counts in figures of many; empty if it does not count.', 'the server').orNull();

/** Author's answer to the reply of a company. */
export const answerColumns = {
  answer: text('What its author answers to the reply of the company; empty without one.', 'everyone', 'member').orNull(),
  answered_on: day('The first day of the week of that answer.', 'everyone').orNull().wipedTo(null),
  answered_id: text('The reply that it answers.', 'the server', 'random name').orNull().wipedTo(null),
};

export const helpfulCounts = {
  up_count: number('How many found it helpful.', 'everyone').generated().figure('one more'),
  down_count: number('How many did not.', 'everyone').generated().figure('one more'),
  best: number('Its place among the most helpful.', 'the server').generated(),
};
