import { contactsIn } from '../content/contact-pattern.ts';
import { longestCompanyName, longestCompanyPlace } from '../administration/company-form.ts';
import { isReadable, lineOf } from '../administration/form-line.ts';

export interface TypedCompany {
  readonly name: string;
  readonly city: string;
}

/** URL name of a listed company, or a typed one. */
export type AboutCompany = string | TypedCompany;

/** Contact means a link, mail address or number. */
export type TypedProblem = 'empty' | 'long' | 'contact';

export interface TypedCompanyProblems {
  readonly name?: TypedProblem;
  readonly city?: TypedProblem;
}

/** Reduces each text to one line without invisible characters. */
export const tidiedTyped = ({ name, city }: TypedCompany): TypedCompany => ({ name: lineOf(name), city: lineOf(city) });

/** Validates in client and server alike. */
export function typedCompanyProblems(typed: TypedCompany): TypedCompanyProblems {
  const { name, city } = tidiedTyped(typed);
  const [ofName, ofCity] = [problemOf(name, longestCompanyName), problemOf(city, longestCompanyPlace)];
  return { ...(ofName && { name: ofName }), ...(ofCity && { city: ofCity }) };
}

const link = /:\/\/|\bwww\.|[^\s.]\.(?:com|in|org|net|co|io|ai|app|xyz|info|biz|me|ly|gg|site|online)(?![\p{L}\p{N}])/iu;
const phone = /(?:\p{Nd}[\s().+-]{0,3}){7,}/u;

function problemOf(line: string, longest: number): TypedProblem | undefined {
  if (!/\p{L}/u.test(line) || !isReadable(line)) return 'empty';
  if (line.length > longest) return 'long';
  return link.test(line) || phone.test(line) || line.includes('@') || contactsIn(line).length > 0 ? 'contact' : undefined;
}
