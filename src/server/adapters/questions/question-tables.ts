import type { RoundKind } from '#core/interviews/interview.ts';
import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { companyId, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

const questionId = text('The question.', 'everyone', 'random name');

export const question = table('question', {
  purpose: 'Questions that were asked in interviews, and those that members ask about companies.',
  kept: leavesPlace,
  staysBecause: 'An empty place stays, so that replies by others can still be read.',
  columns: {
    id: text('A random name.', 'everyone', 'random name'),
    company_id: text('The company it is about, or where it was asked first.', 'everyone', 'random name'),
    designation_id: number('The job it is about, or for which it was asked first, by its number.', 'everyone').orNull().wipedTo(null),
    author_ref: personaKey('Which persona asks, or the key of the interview that it first came from.'),
    is_asked: flag('Whether it was asked in an interview, and not by a member.', 'everyone'),
    status: oneOf<ModeratedStatus>('Whether it is shown, waits for a decision, or was taken down.', 'everyone').generated(),
    locked_for: oneOf<ModerationRule>('The rule by which replies below it are closed.', 'everyone').orNull(),
    version: number('How often it was changed.', 'everyone').generated(),
    is_edited: flag('Whether it was changed.', 'everyone').generated(),
    posted_at: moment('The first moment of the week in which it appeared.', 'everyone'),
    text: text('The question.', 'everyone', 'member'),
    text_key: text('A hash of its words, by which the same question is recognised.', 'the server', 'pattern').wipedTo(''),
    merged_into: text('The question that it was joined into, because both ask the same.', 'everyone', 'random name').orNull(),
    asked_count: number('In how many interviews it was asked.', 'everyone').generated().figure('shown rows'),
    up_count: number('How many like it.', 'everyone').generated().figure('one more'),
    down_count: number('How many do not.', 'everyone').generated().figure('one more'),
    comments_count: number('How many answers and replies are below it.', 'everyone').generated().figure('shown rows'),
    best: number('Its place among others.', 'the server').generated(),
  },
});

export const questionPlace = table('question_place', {
  purpose: 'The interviews in which a question was asked.',
  kept: { for: 'always', because: 'It is deleted with the interview, when the lists of its questions are made again without it.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    interview_id: text('The interview.', 'everyone', 'random name'),
    round: number('The place of the round in the interview.', 'everyone'),
    place: number('The place of the question in the round.', 'everyone'),
    question_id: questionId,
    designation_id: number('The job the interview was for, by its number.', 'everyone').orNull(),
    kind: oneOf<RoundKind>('The kind of the round, as the question was listed by it.', 'everyone').orNull(),
    posted_at: moment('The first moment of the week in which the interview appeared, by which places are ordered.', 'everyone').generated(),
  },
});

export const questionTopic = table('question_topic', {
  purpose: 'How many questions there are for each job and for each skill at all companies.',
  kept: { for: 'always', because: 'It is made again every hour, and is deleted with the last question of its list.' },
  columns: {
    list: text('The list of the job or the skill.', 'everyone', 'random name'),
    questions_count: number('How many questions are in it.', 'everyone').figure('shown rows'),
  },
});

export const questionListing = table('question_listing', {
  purpose: 'The lists that a question is in: of a company, of a job there or everywhere, of a skill, of HR.',
  kept: { for: 'always', because: 'It is deleted with the question, and made again when the question is asked somewhere else.' },
  columns: {
    list: text('The list: what it is of, and the number or name of that.', 'everyone', 'random name'),
    question_id: questionId,
    asked_count: number('How often it was asked there, by which it is ordered.', 'everyone').figure('shown rows'),
    is_answered: flag('Whether it has an answer: those that do come first.', 'everyone').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    question: typeof question;
    question_listing: typeof questionListing;
    question_place: typeof questionPlace;
    question_topic: typeof questionTopic;
  }
}
