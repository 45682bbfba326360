import { Failure } from '#core/failure.ts';
import { plainText } from '#core/content/plain-text.ts';
import { wholeText } from '#core/content/texts.ts';
import { isHurtfulName } from '#core/abuse/hurtful-name.ts';
import { captionLines } from '#core/photos/caption-lines.ts';
import { questionLines } from '#core/interviews/question-lines.ts';
import { refusedWordsIn, type RefusedWords } from '#core/abuse/refused-words.ts';
import { isKeyboardSmash } from '#core/content/keyboard-smash.ts';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { tidiedName } from '#core/personas/name-look.ts';

declare const sanitary: unique symbol;
declare const published: unique symbol;

/** Member text without markup or hidden signs, made only in this file for 'member' columns. */
export type SanitizedText = string & { readonly [sanitary]: true };

/** Sanitized text also checked for abuse and junk, or by the rule of names. */
export type PublishedText = SanitizedText & { readonly [published]: true };

/** Allows many lines, and keeps empty text empty. */
export const sanitized = (text: string, most = Infinity): SanitizedText => plainText(text).slice(0, most) as SanitizedText;

export const sanitizedLine = (text: string): SanitizedText => plainText(text).replace(/\s+/g, ' ') as SanitizedText;

export const sanitizedQuestions = (rounds: readonly (readonly string[])[]): SanitizedText =>
  questionLines(rounds.map((questions) => questions.map(sanitizedLine))) as SanitizedText;

export const sanitizedCaptions = (captions: readonly (string | null)[]): SanitizedText =>
  captionLines(captions.map((caption) => caption && sanitizedLine(caption))) as SanitizedText;

export const sanitizedIfAny = (text: string | null | undefined): SanitizedText | null => (text === null || text === undefined ? null : sanitized(text));

export type SanitizedForm<Form, Field extends keyof Form> = Omit<Form, Field> & { readonly [Name in Field]: SanitizedText };

/** Sanitizes each field to one line, as everyone reads administrators' input. */
export const sanitizedForm = <Form extends Readonly<Record<Field, string>>, Field extends keyof Form>(
  form: Form,
  fields: readonly Field[],
): SanitizedForm<Form, Field> => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, sanitizedLine(form[field])])) }) as SanitizedForm<Form, Field>;

type Checked<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends readonly SanitizedText[] ? readonly PublishedText[] : PublishedText | Extract<Of[Name], null>;
};

/** Refuses and names abusive words (TEXT_ABUSIVE), or keyboard mashing (TEXT_JUNK). */
export function checked<Of extends Readonly<Record<string, SanitizedText | readonly SanitizedText[] | null>>>(texts: Of): Checked<Of> {
  const refused = refusedWordsIn(texts);
  if (refused.length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE', problems: refused.slice(0, mostReported).map(toProblem) });
  if (isKeyboardSmash(wholeText(texts))) throw new Failure('invalid', undefined, { code: 'TEXT_JUNK' });
  return texts as Checked<Of>;
}

/** Line of already published text, undefined if refused by itself. */
export function checkedLine(text: string): PublishedText | undefined {
  const line = sanitizedLine(text);
  return line === '' || isKeyboardSmash(line) || refusedWordsIn({ line }).length > 0 ? undefined : checked({ line }).line;
}

/** Most refused words named in one answer, and the longest named. */
const mostReported = 20;
const longestReported = 200;

const toProblem = ({ name, words, reason }: RefusedWords) => ({
  pointer: `/body/${name.replace(/^options(?=\/)/, 'poll/options').replace(/^offers\/\d+$/, 'salaryIds')}`,
  message: `${sentences[reason]}: ${words.slice(0, longestReported - 100)}`,
  words: words.slice(0, longestReported),
  reason,
});

const sentences: Readonly<Record<RefusedWords['reason'], string>> = {
  insult: 'These words insult a person',
  obscenity: 'These words are obscene',
  slur: 'These words despise a group of people',
  threat: 'These words threaten someone or wish them harm',
  harassment: 'These words press someone sexually',
};

/** Tidies a chosen name, and refuses unfit or abusive ones. */
export function sanitizedName(text: string): PublishedText {
  const name = tidiedName(text);
  if (problemWithName(name) || isHurtfulName(name)) throw new Failure('invalid', 'This name cannot be used.', { code: 'NAME_UNFIT' });
  return name as PublishedText;
}

/** String types not known at compile time. */
export type OpenText<Words extends string> = Words extends string ? (Record<never, never> extends Record<Words, 1> ? Words : never) : never;

/** Trusts words in the source and refuses runtime text at compile time. */
export const ownWords = <const Words extends string>(words: [OpenText<Words>] extends [never] ? Words : never): PublishedText =>
  words as string as PublishedText;

/** Checks the whole designation, which may hurt even when its parts do not. */
export function sanitizedDesignation(designation: string): PublishedText {
  const line = sanitized(designation);
  const refused = refusedWordsIn({ jobProfile: line });
  if (refused.length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE', problems: refused.slice(0, mostReported).map(toProblem) });
  return line as PublishedText;
}

export function fitDesignation(designation: string): PublishedText | undefined {
  const line = sanitized(designation);
  return refusedWordsIn({ jobProfile: line }).length > 0 ? undefined : (line as PublishedText);
}

/** JSON of member facts with every text sanitized. */
export type SanitizedJson = string & { readonly [sanitary]: 'json' };

type PlainTextIn<Said> = unknown extends Said
  ? Said
  : Said extends SanitizedText
    ? never
    : Said extends string
      ? OpenText<Said>
      : Said extends readonly (infer Item)[]
        ? PlainTextIn<Item>
        : Said extends object
          ? PlainKeyIn<keyof Said> | { [Name in keyof Said]-?: PlainTextIn<Said[Name]> }[keyof Said]
          : never;

/** Keys unknown at compile time, which could contain text. */
type PlainKeyIn<Names> = [Names] extends [never] ? 'names unknown' : Names extends string ? (Names extends SanitizedText ? never : OpenText<Names>) : never;

/** Refuses unsanitized texts at compile time. */
export const sanitizedJson = <Facts extends object>(facts: [PlainTextIn<Facts>] extends [never] ? Facts : never): SanitizedJson =>
  JSON.stringify(facts) as SanitizedJson;

export const sanitizedFacts = (facts: object): SanitizedJson =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? sanitized(value) : value)) as SanitizedJson;
