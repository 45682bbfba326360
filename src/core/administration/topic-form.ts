import type { TopicSign } from '../communities/topic-signs.ts';
import { isReadable, lineOf, lookOfLine } from './form-line.ts';

export const topicCategories = ['Money', 'Beginning', 'Life at work', 'Changing jobs'] as const;

export type TopicCategory = (typeof topicCategories)[number];

export const longestTopicName = 60;
export const longestTopicAbout = 180;

/** Administrator's fields of a topic. Empty languages fall back to English. */
export interface TopicForm {
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly about: string;
  readonly abouts: Readonly<Record<string, string>>;
  readonly category: TopicCategory;
  readonly sign: TopicSign;
  readonly isClosed: boolean;
}

/** Path of a text in the form, such as `names/hi`. */
export type TopicField = 'name' | 'about' | `${'names' | 'abouts'}/${string}`;

export type TextProblem = 'empty' | 'long';

function textsOf({ name, names, about, abouts }: TopicForm): readonly (readonly [field: TopicField, text: string, longest: number])[] {
  return [
    ['name', name, longestTopicName],
    ...Object.entries(names).map(([language, text]) => [`names/${language}`, text, longestTopicName] as const),
    ['about', about, longestTopicAbout],
    ...Object.entries(abouts).map(([language, text]) => [`abouts/${language}`, text, longestTopicAbout] as const),
  ];
}

export function topicProblems(form: TopicForm): Partial<Record<TopicField, TextProblem>> {
  const problems: Partial<Record<TopicField, TextProblem>> = {};
  for (const [field, said, longest] of textsOf(form)) {
    const text = lineOf(said);
    if (!isReadable(text) && (field === 'name' || field === 'about')) problems[field] = 'empty';
    else if (text.length > longest) problems[field] = 'long';
  }
  return problems;
}

/** Single-line texts by language in a fixed order, without empty ones. */
const tidiedTexts = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(texts)
      .toSorted()
      .map((language) => [language, lineOf(texts[language] ?? '')])
      .filter(([, text]) => text !== ''),
  );

export const tidiedTopic = (form: TopicForm): TopicForm => ({
  ...form,
  name: lineOf(form.name),
  names: tidiedTexts(form.names),
  about: lineOf(form.about),
  abouts: tidiedTexts(form.abouts),
});

export const loggedTopic = (form: TopicForm): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(textsOf(form)),
  category: form.category,
  sign: form.sign,
  isClosed: form.isClosed,
});

/** Finds topics indistinguishable by name in any language. */
export function isTopicLike(one: Pick<TopicForm, 'name' | 'names'>, other: Pick<TopicForm, 'name' | 'names'>): boolean {
  const namesOf = ({ name, names }: Pick<TopicForm, 'name' | 'names'>) => [name, ...Object.values(names)].filter(isReadable).map(lookOfLine);
  const looks = namesOf(other);
  return namesOf(one).some((look) => looks.includes(look));
}
