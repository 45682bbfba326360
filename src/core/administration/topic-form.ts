import type { TopicSign } from '../communities/topic-signs.ts';
import { isReadable, lineOf, lookOfLine } from './form-line.ts';

/** The headings that topics stand under. */
export const topicCategories = ['Money', 'Beginning', 'Life at work', 'Changing jobs'] as const;

export type TopicCategory = (typeof topicCategories)[number];

/** The longest texts of a topic, in each language. */
export const longestTopicName = 60;
export const longestTopicAbout = 180;

/** The fields of a topic that an administrator says. The Hindi may be left empty; then the English means it. */
export interface TopicForm {
  readonly name: string;
  readonly nameInHindi: string;
  readonly about: string;
  readonly aboutInHindi: string;
  readonly category: TopicCategory;
  readonly sign: TopicSign;
  readonly isClosed: boolean;
}

export const topicFields = ['name', 'nameInHindi', 'about', 'aboutInHindi'] as const;

export type TopicField = (typeof topicFields)[number];

const longest: Readonly<Record<TopicField, number>> = {
  name: longestTopicName,
  nameInHindi: longestTopicName,
  about: longestTopicAbout,
  aboutInHindi: longestTopicAbout,
};

export type TextProblem = 'empty' | 'long';

/** The fields of a topic that will not do, each with what is wrong with it. */
export function topicProblems(form: TopicForm): Partial<Record<TopicField, TextProblem>> {
  const problems: Partial<Record<TopicField, TextProblem>> = {};
  for (const field of topicFields) {
    const text = lineOf(form[field]);
    if (!isReadable(text) && (field === 'name' || field === 'about')) problems[field] = 'empty';
    else if (text.length > longest[field]) problems[field] = 'long';
  }
  return problems;
}

/** A tidied form: its texts in one line each, without signs that cannot be seen. */
export const tidiedTopic = (form: TopicForm): TopicForm => ({
  ...form,
  name: lineOf(form.name),
  nameInHindi: lineOf(form.nameInHindi),
  about: lineOf(form.about),
  aboutInHindi: lineOf(form.aboutInHindi),
});

/** Whether two topics could not be distinguished by a name of theirs, in any language. */
export function isTopicLike(one: Pick<TopicForm, 'name' | 'nameInHindi'>, other: Pick<TopicForm, 'name' | 'nameInHindi'>): boolean {
  const looks = [other.name, other.nameInHindi].filter(isReadable).map(lookOfLine);
  return [one.name, one.nameInHindi].filter(isReadable).some((name) => looks.includes(lookOfLine(name)));
}
