import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AskedText, FoundText, TextKind } from '#core/search/found-text.ts';
import type { AskedList, FoundList } from '#core/search/search-index.ts';
import { mostCounted } from '#core/search/search-page.ts';
import { stemOf, wordsToFind } from '#core/search/text-query.ts';
import { interviewTextSource } from '../interviews/interview-text-source.ts';
import { postTextSource } from '../posts/post-text-source.ts';
import { questionTextSource } from '../questions/question-text-source.ts';
import { reviewTextSource } from '../reviews/review-text-source.ts';
import type { Tables } from '../tables.ts';
import { counted } from './count-found.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

/** Every kind of text that is found by what it says. */
const textSources: readonly FoundTextSource[] = [postTextSource, questionTextSource, reviewTextSource, interviewTextSource];

/** So many texts are weighed against each other at most: of words that a million texts have, some do as well as all. As many can be paged to. */
const mostWeighed = mostCounted;

type FoundRow = Omit<FoundText, 'path'>;

/** The texts that have all of these words or, where none has, all but one; those with the words in their title first. */
export async function findTexts(db: Kysely<Tables>, asked: AskedText): Promise<readonly FoundText[]> {
  const words = sayingWords(asked.words);
  if (words.length === 0 || asked.kinds.length === 0) return [];
  const all = await textsWith(db, asked, allOf(words));
  if (all.length > 0 || words.length < fewestOfAllButOne || words.length > mostOfAllButOne) return all;
  return textsWith(db, asked, words.map((left) => `(${allOf(words.filter((word) => word !== left))})`).join(' | '));
}

/** The texts of one kind with all of these words, from a place on, and how many there are. */
export async function listTexts(db: Kysely<Tables>, { kind, words: asked, companyId, from, most }: AskedList<TextKind>): Promise<FoundList<FoundText>> {
  const words = sayingWords(asked);
  if (words.length === 0) return { items: [], count: 0, isMore: false };
  const items = await textsWith(db, { words, companyId, communityId: null, kinds: [kind], most: from + most }, allOf(words));
  const [source] = textSources.filter((each) => each.kind === kind);
  return {
    items: items.slice(from),
    ...(source
      ? await counted(db, sql`${source.from} where ${shownWith(source, allOf(words), { companyId, communityId: null })}`)
      : { count: 0, isMore: false }),
  };
}

const fewestOfAllButOne = 4;
const mostOfAllButOne = 7;
/** A shorter word stands for itself alone: very many words begin with a letter or two. */
const shortestBegun = 3;

const sayingWords = (asked: readonly string[]): readonly string[] => wordsToFind(asked.map(plainWord).filter((word) => word !== ''));

type Place = Pick<AskedText, 'companyId' | 'communityId'>;

/** The condition on texts of a kind that everybody may read, and that have the words, anywhere or in one place. */
const shownWith = (source: FoundTextSource, query: string, { companyId, communityId }: Place): RawBuilder<unknown> =>
  sql`${source.words} @@ ${query}::tsquery and ${source.isShown} and ${companyId === null ? sql`true` : sql`${source.companyId} = ${companyId}`}
    and ${communityId === null ? sql`true` : sql`${source.communityId} = ${communityId}`}`;

async function textsWith(db: Kysely<Tables>, { kinds, most, ...place }: AskedText, query: string): Promise<readonly FoundText[]> {
  const sources = textSources.filter(({ kind }) => kinds.includes(kind));
  const each = sources.map(
    (source) => sql`(select ${source.kind}::text as kind, weighed.* from (
      select ${source.id} as id, ${source.title} as title, ${source.text} as text, ${source.place} as place, ${source.weight} as weight
      from ${source.from} where ${shownWith(source, query, place)} limit ${sql.lit(mostWeighed)}) as weighed
      order by text_words(plain_of(title)) @@ ${query}::tsquery desc, weight desc, id limit ${most})`,
  );
  const { rows } = await sql<FoundRow>`select kind, id, title, left(text, 4000) as text, place, weight from (${sql.join(each, sql` union all `)}) as found
    order by text_words(plain_of(title)) @@ ${query}::tsquery desc, weight desc, id limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, path: sources.find(({ kind }) => kind === row.kind)?.pathOf(row) ?? '' }));
}

const allOf = (words: readonly string[]): string => words.map((word) => (word.length < shortestBegun ? `'${word}'` : `'${stemOf(word)}':*`)).join(' & ');

/** Words hold no marks, so that none means anything in a query. */
const plainWord = (word: string): string => word.replaceAll(/['\\]/g, '');
