import { sql, type RawBuilder } from 'kysely';

/** The words by which a job is found: its title before its company and its skills, and those before its description. */
export const jobWords = (said: {
  readonly title: string;
  readonly company: string;
  readonly skills: readonly string[];
  readonly description: string;
}): RawBuilder<string> =>
  sql<string>`setweight(to_tsvector('pg_catalog.english', ${said.title}::text), 'A')
    || setweight(to_tsvector('pg_catalog.english', ${`${said.company} ${said.skills.join(' ')}`}::text), 'B')
    || setweight(to_tsvector('pg_catalog.english', ${said.description}::text), 'D')`;
