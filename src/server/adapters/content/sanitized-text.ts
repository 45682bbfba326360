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

/** Text of a member, sanitized: no markup and no hidden signs are in it. Columns whose text comes from a 'member' hold it, and nothing else makes it but this file. */
export type SanitizedText = string & { readonly [sanitary]: true };

/** Sanitized text that was also checked before others read it: for abuse and junk, or, as a name, by the rule of names. */
export type PublishedText = SanitizedText & { readonly [published]: true };

/** Sanitizes a text of many lines for its author and for operators; an empty one stays empty. */
export const sanitized = (text: string, most = Infinity): SanitizedText => plainText(text).slice(0, most) as SanitizedText;

/** Sanitizes a text that is in one line. */
export const sanitizedLine = (text: string): SanitizedText => plainText(text).replace(/\s+/g, ' ') as SanitizedText;

/** Sanitizes the questions of rounds, each by itself, as the one text in which they are stored. */
export const sanitizedQuestions = (rounds: readonly (readonly string[])[]): SanitizedText =>
  questionLines(rounds.map((questions) => questions.map(sanitizedLine))) as SanitizedText;

/** Sanitizes the captions of photos, each by itself, as the one text in which they are stored. */
export const sanitizedCaptions = (captions: readonly (string | null)[]): SanitizedText =>
  captionLines(captions.map((caption) => caption && sanitizedLine(caption))) as SanitizedText;

/** Sanitizes a text where there may be none at all. */
export const sanitizedIfAny = (text: string | null | undefined): SanitizedText | null => (text === null || text === undefined ? null : sanitized(text));

/** A form with some of its fields sanitized. */
export type SanitizedForm<Form, Field extends keyof Form> = Omit<Form, Field> & { readonly [Name in Field]: SanitizedText };

/** Sanitizes fields of a form, each in one line: what administrators type is read by everyone. */
export const sanitizedForm = <Form extends Readonly<Record<Field, string>>, Field extends keyof Form>(
  form: Form,
  fields: readonly Field[],
): SanitizedForm<Form, Field> => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, sanitizedLine(form[field])])) }) as SanitizedForm<Form, Field>;

/** Sanitized texts, now typed as checked for publication. */
type Checked<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends readonly SanitizedText[] ? readonly PublishedText[] : PublishedText | Extract<Of[Name], null>;
};

/** Refuses texts with words that hurt, and says which and why (TEXT_ABUSIVE), or texts that are nothing but a hand on the keyboard (TEXT_JUNK). */
export function checked<Of extends Readonly<Record<string, SanitizedText | readonly SanitizedText[] | null>>>(texts: Of): Checked<Of> {
  const refused = refusedWordsIn(texts);
  if (refused.length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE', problems: refused.slice(0, mostReported).map(toProblem) });
  if (isKeyboardSmash(wholeText(texts))) throw new Failure('invalid', undefined, { code: 'TEXT_JUNK' });
  return texts as Checked<Of>;
}

/** A line of a text that was published as a whole, for its own place; nothing where it would be refused by itself. */
export function checkedLine(text: string): PublishedText | undefined {
  const line = sanitizedLine(text);
  return line === '' || isKeyboardSmash(line) || refusedWordsIn({ line }).length > 0 ? undefined : checked({ line }).line;
}

/** The most refused words that one answer names, and the longest of them. */
const mostReported = 20;
const longestReported = 200;

/** Refused words as a problem of the request; the texts of a post lie in its body under their names. */
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

/** A name that a member chose, tidied; refuses one that the rule of names refuses, or that hurts. */
export function sanitizedName(text: string): PublishedText {
  const name = tidiedName(text);
  if (problemWithName(name) || isHurtfulName(name)) throw new Failure('invalid', 'This name cannot be used.', { code: 'NAME_UNFIT' });
  return name as PublishedText;
}

/** The members of a text type that are no words of the source: a plain string, or a pattern with a part that is known only when it runs. */
export type OpenText<Words extends string> = Words extends string ? (Record<never, never> extends Record<Words, 1> ? Words : never) : never;

/** Words of the product itself, which stand in its source and need no check. A text known only when it runs does not compile. */
export const ownWords = <const Words extends string>(words: [OpenText<Words>] extends [never] ? Words : never): PublishedText =>
  words as string as PublishedText;

/** A designation as others read it: sanitized, and refused when it hurts as a whole, also where the parts that it is made of do not. */
export function sanitizedDesignation(designation: string): PublishedText {
  const line = sanitized(designation);
  const refused = refusedWordsIn({ jobProfile: line });
  if (refused.length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE', problems: refused.slice(0, mostReported).map(toProblem) });
  return line as PublishedText;
}

/** The same; nothing where it hurts. */
export function fitDesignation(designation: string): PublishedText | undefined {
  const line = sanitized(designation);
  return refusedWordsIn({ jobProfile: line }).length > 0 ? undefined : (line as PublishedText);
}

/** Facts of a member as JSON in which every text is sanitized. */
export type SanitizedJson = string & { readonly [sanitary]: 'json' };

/** Texts in facts, however deep, that nothing has sanitized. */
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

/** Names of facts that are known only when they run, or that nothing tells, so that a text could stand in them. */
type PlainKeyIn<Names> = [Names] extends [never] ? 'names unknown' : Names extends string ? (Names extends SanitizedText ? never : OpenText<Names>) : never;

/** Writes facts as JSON. One with a text that was not sanitized does not compile. */
export const sanitizedJson = <Facts extends object>(facts: [PlainTextIn<Facts>] extends [never] ? Facts : never): SanitizedJson =>
  JSON.stringify(facts) as SanitizedJson;

/** Sanitizes every text in facts, however deep, and writes them as JSON. */
export const sanitizedFacts = (facts: object): SanitizedJson =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? sanitized(value) : value)) as SanitizedJson;
