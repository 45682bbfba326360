import { sql, type RawBuilder } from 'kysely';

type Said = string | RawBuilder<unknown>;

export interface FoundBy {
  readonly title: Said;
  readonly company: Said;
  readonly skills: readonly string[] | RawBuilder<unknown>;
  readonly description: Said;
}

const titleMark = '=';

/** Search words of a job; title stems repeat behind a mark, since indexes keep marks but not weights. */
export const wordsOfJob = ({ title, company, skills, description }: FoundBy): RawBuilder<string> =>
  sql`(strip(text_words(concat_ws(' ', ${title}::text, ${company}::text, array_to_string(${skills}::text[], ' '), ${description}::text))) || ${marked(sql`strip(text_words(${title}::text))::text`)}::tsvector)`;

/** Text queries; null where only stop words were given. */
export const wordQueries = ({ k, designation }: { readonly k: string; readonly designation: string }): RawBuilder<unknown> =>
  sql`text_query(${k}) as k, ${marked(sql`text_query(${designation})`)} as title`;

const marked = (stems: RawBuilder<unknown>): RawBuilder<unknown> => sql`ltrim(replace(' ' || ${stems}, ' ''', ${sql.lit(` '${titleMark}`)}))`;
