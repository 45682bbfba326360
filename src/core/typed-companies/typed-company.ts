import { contactsIn } from '../content/contact-pattern.ts';
import { longestCompanyName, longestCompanyPlace } from '../administration/company-form.ts';
import { isReadable, lineOf } from '../administration/form-line.ts';

/** A company that is not in the list, as the author of a contribution types it in. */
export interface TypedCompany {
  readonly name: string;
  readonly city: string;
}

/** The company that a contribution is about: the name in URLs of a listed one, or one typed in. */
export type AboutCompany = string | TypedCompany;

/** The reason why a name will not do; a contact is a link, a mail address or a number. */
export type TypedProblem = 'empty' | 'long' | 'contact';

export interface TypedCompanyProblems {
  readonly name?: TypedProblem;
  readonly city?: TypedProblem;
}

/** A typed company with each text in one line, without signs that cannot be seen. */
export const tidiedTyped = ({ name, city }: TypedCompany): TypedCompany => ({ name: lineOf(name), city: lineOf(city) });

/** Problems of a typed company, by the rule of both sides. */
export function typedCompanyProblems(typed: TypedCompany): TypedCompanyProblems {
  const { name, city } = tidiedTyped(typed);
  const [ofName, ofCity] = [problemOf(name, longestCompanyName), problemOf(city, longestCompanyPlace)];
  return { ...(ofName && { name: ofName }), ...(ofCity && { city: ofCity }) };
}

/** A link: with a scheme, or a name that ends as those of the web do. */
const link = /:\/\/|\bwww\.|[^\s.]\.(?:com|in|org|net|co|io|ai|app|xyz|info|biz|me|ly|gg|site|online)(?![\p{L}\p{N}])/iu;
/** So many figures in a row, with any signs between them, are a number of a phone. */
const phone = /(?:\p{Nd}[\s().+-]{0,3}){7,}/u;

function problemOf(line: string, longest: number): TypedProblem | undefined {
  if (!/\p{L}/u.test(line) || !isReadable(line)) return 'empty';
  if (line.length > longest) return 'long';
  return link.test(line) || phone.test(line) || line.includes('@') || contactsIn(line).length > 0 ? 'contact' : undefined;
}
