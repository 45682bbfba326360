import { describe, expect, it } from 'vitest';
import { machines, plantedCodebase } from '#tests/planted.ts';

const fromMakers = `import { ownWords, sanitizedJson, type SanitizedText, type PublishedText } from '../content/sanitized-text.ts';\n`;

/** Ways past the makers of sanitized text, each in an adapter. */
const ways: readonly (readonly [line: string, refusal: string])[] = [
  ['export const a = (said: string) => said as PublishedText;', 'casts to PublishedText: let a maker of'],
  ['export const a = (said: string) => <SanitizedText>said;', 'casts to SanitizedText'],
  ["export const a = (said: string) => said as InsertType<RowOf<typeof post>['content']>;", 'casts to InsertType<'],
  ['type Said = PublishedText;\nexport const a = (said: string) => said as Said;', 'casts to Said'],
  ['export const a = (said: string) => said as never;', 'casts past every type'],
  ['export const a = (said: string) => said as unknown as Post;', 'casts past every type'],
  ['export const a = (said: string) => <Post>(<unknown>said);', 'casts past every type'],
  ['export const a = (said: string) => sql<PublishedText>`${said}`;', 'says <PublishedText> of what the database'],
  ['export const a = (said: string) => sql<never>`${said}`;', 'says <never> of what the database'],
  ['export const a = (said: string) => sql.val<SanitizedText>(said);', 'says <SanitizedText> of what the database'],
  ['export const a = (said: string): said is PublishedText => said.length > 0;', 'guards a text as PublishedText'],
  ["import { type PublishedText as P } from '../content/sanitized-text.ts';\nexport const a = (said: P) => said;", 'calls PublishedText by another name'],
  ['export const a = (raw: string) => ({ content: JSON.parse(raw) });', 'leaves what it parsed without a type'],
  ['export const a = (raw: string) => {\n  const said = JSON.parse(raw);\n  return said;\n};', 'leaves what it parsed without a type'],
  ['export const a = async (answer: Response) => ({ content: (await answer.json()).said });', 'leaves what it parsed without a type'],
  ["export const a = (said: string) => ownWords(said as 'fixed');", 'casts what it hands to ownWords'],
  ["export const a = (said: string) => {\n  const own = said as 'fixed';\n  return ownWords(own);\n};", 'casts what it hands to ownWords'],
  ["export const a = (said: string) => sanitizedJson({ kind: said as 'fixed' });", 'casts what it hands to sanitizedJson'],
  ["export const a = (db: Db) => db.insertInto('post').columns(['content']).expression(sql`select 1`);", 'writes by .expression(…)'],
  ['export const a = (db: Db, said: CompiledQuery) => db.executeQuery(said);', 'writes by .executeQuery(…)'],
  ["export const a = (db: Db) => db.schema.createTable('said').as(db.selectFrom('post').select('content'));", 'makes a table made of others'],
  ['export const a = sql`create temp table if not exists said as select content from post`;', 'makes a table made of others'],
];

const migrations: readonly (readonly [statement: string, refusal: string])[] = [
  ['create materialized view said as select content from post;', 'makes a materialized view'],
  ['create table said as select content from post;', 'makes a table made of others'],
  ['CREATE UNLOGGED TABLE said (content) AS SELECT content FROM post;', 'makes a table made of others'],
  ['select content into said from post;', 'makes a table made of others'],
  ['create trigger copied after insert on post execute function copy_it();', 'makes a trigger'],
  ['create or replace rule copied as on insert to post do also select 1;', 'makes a rule of the database'],
  ['create table said () inherits (post);', 'makes a table that inherits'],
];

const allowed = `${fromMakers}
export const a = (raw: string) => JSON.parse(raw) as { readonly name: string };
export const b = (raw: string): unknown => JSON.parse(raw);
export const c = (row: { readonly kind: string }) => row.kind as 'POST' | 'COMMENT';
export const d = (given: readonly string[]): readonly PublishedText[] => given.map(() => ownWords('Deleted member'));
export const e = () => sanitizedJson({ kind: 'bond' });
export const f = () => sql<{ readonly name: string }>\`select name from role\`;
`;

/** Unsanitized writes that compile, with the expected refusals. */
const writes: readonly (readonly [write: string, refusal: string])[] = [
  ['set({ content: sql`left(${raw}, 100)` })', 'SQL where a sanitized text is asked for'],
  ["set('content', sql`left(${raw}, 100)`)", 'SQL where a sanitized text is asked for'],
  ['set({ content: sql.raw(raw) })', 'SQL where a sanitized text is asked for'],
  ["set((eb) => ({ content: eb.fn('lower', [eb.val(raw)]) }))", 'SQL where a sanitized text is asked for'],
  ['set({ content: said })', 'the column content of type any'],
  ["set('content', said)", 'a value of type any'],
  ['set({ [raw]: said })', 'columns by computed names of type any'],
  ['set(() => ({ content: said }))', 'the column content of type any'],
  ['set(said)', 'a value of type any'],
];

const written = (write: string) => `import { sql, type Kysely } from 'kysely';
declare const mark: unique symbol;
type PublishedText = string & { readonly [mark]: true };
interface Tables { readonly post: { readonly id: string; content: PublishedText; version: number } }
export const write = (db: Kysely<Tables>, raw: string, said: ReturnType<typeof JSON.parse>) => db.updateTable('post').${write}.execute();
`;

const injectedIn = (path: string, text: string): string[] => machines.rules(plantedCodebase({ [path]: text })).filter((sentence) => sentence.startsWith(path));

describe('a text of a member (S-54, R-079)', () => {
  it('is called sanitized by its makers alone: every other way is refused', () => {
    const injected = Object.fromEntries(ways.map(([line], at) => [`src/server/adapters/posts/way-${at}.ts`, fromMakers + line + '\n']));
    const said = machines.rules(plantedCodebase(injected));
    const unheard = ways.filter(([, refusal], at) => !said.some((one) => one.startsWith(`src/server/adapters/posts/way-${at}.ts`) && one.includes(refusal)));
    expect(unheard, said.join('\n')).toEqual([]);
    expect(injectedIn('src/server/adapters/posts/fine.ts', allowed)).toEqual([]);
  });

  it('takes its type from no column that asks for it', () => {
    const path = (at: number) => `src/server/adapters/posts/way-${at}.ts`;
    const said = machines.texts(plantedCodebase(Object.fromEntries(writes.map(([write], at) => [path(at), written(write)]))));
    expect(said).toEqual(writes.map(([, refusal], at) => expect.stringMatching(`^${path(at)}:5 writes ${refusal}`)));
    const kind = `declare function ownModerated(kind: object): void;\nexport const kind = (said: ReturnType<typeof JSON.parse>) => ownModerated({ texts: () => ({ content: said }), kind: said });\n`;
    expect(machines.texts(plantedCodebase({ [path(0)]: kind }))).toEqual([expect.stringMatching(`^${path(0)}:2 writes the column content of type any`)]);
    const counted = written("set({ content: '' as PublishedText, version: sql`version + 1` })");
    expect(machines.texts(plantedCodebase({ 'src/server/adapters/posts/fine.ts': counted }))).toEqual([]);
  });

  it.each(migrations)('is copied to no place without a declaration: %s', (statement, refusal) => {
    const path = 'src/server/adapters/migrations/0099-said.sql';
    expect(injectedIn(path, `-- A way out.\n${statement}\n`)).toEqual([expect.stringContaining(`${path} ${refusal}`)]);
  });

  it('may lie in its own table, with a column that the database computes', () => {
    const made = `create table said (\n  content text not null,\n  key text generated always as (lower(content)) stored\n);\ncreate index said_key on said (key);\n`;
    expect(injectedIn('src/server/adapters/migrations/0099-said.sql', made)).toEqual([]);
  });
});
