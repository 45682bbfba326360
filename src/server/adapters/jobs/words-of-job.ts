import { sql, type RawBuilder } from 'kysely';

/** A text that is given, or one that a statement reads. */
type Said = string | RawBuilder<unknown>;

/** What a job is found by: skills by their names. */
export interface FoundBy {
  readonly title: Said;
  readonly company: Said;
  readonly skills: readonly string[] | RawBuilder<unknown>;
  readonly description: Said;
}

const titleMark = '=';

/**
 * The words of a job, as anyone who writes its row has to write them into `words`: the stems of its title, its company, its skills and its description, each once and without
 * where it is, and the stems of the title once more behind a mark. Marks stand in the index, which weights do not: with them no row is read only to find that the word was in its description.
 */
export const wordsOfJob = ({ title, company, skills, description }: FoundBy): RawBuilder<string> =>
  sql`(strip(text_words(concat_ws(' ', ${title}::text, ${company}::text, array_to_string(${skills}::text[], ' '), ${description}::text))) || ${marked(sql`strip(text_words(${title}::text))::text`)}::tsvector)`;

/** The tsqueries of words that are looked for, as text; null where all of them are small words, which narrow nothing. */
export const wordQueries = ({ k, designation }: { readonly k: string; readonly designation: string }): RawBuilder<unknown> =>
  sql`text_query(${k}) as k, ${marked(sql`text_query(${designation})`)} as title`;

/** Each stem of a tsvector or a tsquery, as text, behind the mark of titles. */
const marked = (stems: RawBuilder<unknown>): RawBuilder<unknown> => sql`ltrim(replace(' ' || ${stems}, ' ''', ${sql.lit(` '${titleMark}`)}))`;
