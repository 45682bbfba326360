import { sql, type RawBuilder } from 'kysely';
import { transliterationPattern, writtenSo } from '#core/reference-lists/transliteration-pattern.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { wordsOf } from '#core/reference-lists/suggestion.ts';
import { orHeard } from '../database/or-heard.ts';

interface SuggestedList {
  /** Aliased as `found` in the query. */
  readonly table: string;
  readonly answer: RawBuilder<unknown>;
  readonly joins?: RawBuilder<unknown>;
  /** Other names, separated by bars. */
  readonly otherNames?: RawBuilder<unknown>;
  /** Number of people concerned, which ranks matches by word or first letters. */
  readonly people?: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Best matches by spelling or sound: exact names first, then whole words or initials, then prefixes. */
export const suggestionQuery = <Row>(list: SuggestedList, asked: string, most: number): RawBuilder<Row> => {
  const { table, answer, joins = sql``, otherNames = sql`''`, people = sql`0`, order } = list;
  const heard = transliterationPattern(asked);
  // Names of the lists have no accents, and small letters are found five times as quickly as plain words.
  const names = sql`lower(found.name || ' ' || ${otherNames})`;
  const isExact = orHeard(sql`found.words @@ ${exactly(asked)}`, names, heard?.asWords);
  const isWhole = sql`replace(plain_of(called), ' ', '') = any(${writtenSo(asked).map(glued)}::text[])`;
  const isCalled = sql`exists (select 1 from regexp_split_to_table(found.name || '|' || ${otherNames}, '[|]') called
    where ${orHeard(isWhole, sql`plain_of(called)`, heard?.asName)})`;
  const isBegun = orHeard(sql`starts_with(lower(found.name), ${nameKey(asked.trim())})`, sql`plain_of(found.name)`, heard?.atBeginning);
  return sql`
    select ${answer} from ${sql.table(table)} found ${joins}
    where ${orHeard(sql`found.words @@ ${typedWords(asked)}`, names, heard?.atAnyWord)}
    order by ${isExact} desc, case when ${isExact} then ${isCalled} else false end desc, ${isBegun} desc,
      case when ${isExact} then ${people} else 0 end desc, ${order}
    limit ${most}`;
};

/** Companies by prefix, then by any word, most reviewed first; two ordered index reads stay cheap. */
export const companySuggestionQuery = <Row>(answer: RawBuilder<unknown>, asked: string, most: number): RawBuilder<Row> => {
  const heard = transliterationPattern(asked);
  const written = sql`c.name_key like ${`${nameKey(asked.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
  const beginning = orHeard(written, sql`c.name_key`, heard?.atBeginning);
  const answering = orHeard(sql`c.words @@ ${typedWords(asked)}`, sql`c.name_key`, heard?.atAnyWord);
  const half = (rank: number, where: RawBuilder<unknown>) =>
    sql`(select c.id, c.reviews_count, ${sql.raw(String(rank))} as rank from company c where ${where} order by c.reviews_count desc, c.id desc limit ${most})`;
  return sql`
    select ${answer}
    from (${half(0, beginning)} union all ${half(1, sql`${answering} and not ${beginning}`)} order by rank, reviews_count desc, id desc limit ${most}) best
    join company found on found.id = best.id
    join industry on industry.url_name = found.industry
    left join image on image.id = found.logo_image_id
    order by best.rank, best.reviews_count desc, best.id desc`;
};

const exactly = (asked: string): RawBuilder<unknown> =>
  sql`${writtenSo(asked)
    .map((typed) => lexeme(glued(typed)))
    .join(' | ')}::tsquery`;

const glued = (asked: string): string => wordsOf(asked).join('');

const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;

/** Matches each word, or all joined, as prefixes; input of mere punctuation matches nothing. */
export function typedWords(asked: string): RawBuilder<unknown> {
  const begins = (word: string): string => `${lexeme(word)}:*`;
  const ways = writtenSo(asked)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return sql`${ways.flatMap((words) => [`(${words.map(begins).join(' & ')})`, begins(words.join(''))]).join(' | ')}::tsquery`;
}
