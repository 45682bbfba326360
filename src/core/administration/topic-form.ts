import type { TopicSign } from '../communities/topic-signs.ts';
import { isReadable, lineOf, lookOfLine } from './form-line.ts';

/** The headings that topics stand under. */
export const topicCategories = ['Money', 'Beginning', 'Life at work', 'Changing jobs'] as const;

export type TopicCategory = (typeof topicCategories)[number];

/** The longest texts of a topic, in each language. */
export const longestTopicName = 60;
export const longestTopicAbout = 180;

/** The fields of a topic that an administrator says. In a language that is left empty the English means it. */
export interface TopicForm {
  readonly name: string;
  /** Its names in other languages, by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly about: string;
  readonly abouts: Readonly<Record<string, string>>;
  readonly category: TopicCategory;
  readonly sign: TopicSign;
  readonly isClosed: boolean;
}

/** A text of a form, such as `names/hi`. */
export type TopicField = 'name' | 'about' | `${'names' | 'abouts'}/${string}`;

export type TextProblem = 'empty' | 'long';

/** The texts of a topic, each by its field and with its limit. */
function textsOf({ name, names, about, abouts }: TopicForm): readonly (readonly [field: TopicField, text: string, longest: number])[] {
  return [
    ['name', name, longestTopicName],
    ...Object.entries(names).map(([language, text]) => [`names/${language}`, text, longestTopicName] as const),
    ['about', about, longestTopicAbout],
    ...Object.entries(abouts).map(([language, text]) => [`abouts/${language}`, text, longestTopicAbout] as const),
  ];
}

/** The fields of a topic that will not do, each with what is wrong with it. */
export function topicProblems(form: TopicForm): Partial<Record<TopicField, TextProblem>> {
  const problems: Partial<Record<TopicField, TextProblem>> = {};
  for (const [field, said, longest] of textsOf(form)) {
    const text = lineOf(said);
    if (!isReadable(text) && (field === 'name' || field === 'about')) problems[field] = 'empty';
    else if (text.length > longest) problems[field] = 'long';
  }
  return problems;
}

/** Texts by language, in one line each and in one order, without those that are empty. */
const tidiedTexts = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(texts)
      .toSorted()
      .map((language) => [language, lineOf(texts[language] ?? '')])
      .filter(([, text]) => text !== ''),
  );

/** A tidied form: its texts in one line each, without signs that cannot be seen. */
export const tidiedTopic = (form: TopicForm): TopicForm => ({
  ...form,
  name: lineOf(form.name),
  names: tidiedTexts(form.names),
  about: lineOf(form.about),
  abouts: tidiedTexts(form.abouts),
});

/** The facts of a topic that the log of administrators compares, each text by its field. */
export const loggedTopic = (form: TopicForm): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(textsOf(form)),
  category: form.category,
  sign: form.sign,
  isClosed: form.isClosed,
});

/** Whether two topics could not be distinguished by a name of theirs, in any language. */
export function isTopicLike(one: Pick<TopicForm, 'name' | 'names'>, other: Pick<TopicForm, 'name' | 'names'>): boolean {
  const namesOf = ({ name, names }: Pick<TopicForm, 'name' | 'names'>) => [name, ...Object.values(names)].filter(isReadable).map(lookOfLine);
  const looks = namesOf(other);
  return namesOf(one).some((look) => looks.includes(look));
}
