import { sql, type RawBuilder } from 'kysely';
import { transliterationPattern, writtenSo } from '#core/reference-lists/transliteration-pattern.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { wordsOf } from '#core/reference-lists/suggestion.ts';
import { orHeard } from '../database/or-heard.ts';

/** A list in which names are looked for by their words. */
interface SuggestedList {
  /** The table, which is called `found` from then on. */
  readonly table: string;
  /** The columns of the answer, and the tables joined for them. */
  readonly answer: RawBuilder<unknown>;
  readonly joins?: RawBuilder<unknown>;
  /** What else an item is called, parted by bars, where the list knows that. */
  readonly otherNames?: RawBuilder<unknown>;
  /** How many people it is about, where that is known: of those that match by a word or by first letters, the best known come first. */
  readonly people?: RawBuilder<unknown>;
  /** The order of items that match equally well. */
  readonly order: RawBuilder<unknown>;
}

/** The few best items of a list that answer what was typed, as it is written or as it is said: those called so, then those with just such a word or such first letters, then those whose name begins so. */
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

/**
 * The few companies that answer what was typed, as it is written or as it is said: those whose name begins so, then the others, each the most reviewed first.
 * Both halves are read in order from an index, so that even one letter and a lakh of companies cost little.
 */
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

/** A question for the words of a name: each word begins one of the name's, or all together do. Words hold no marks, so that none can mean anything here; where only marks were typed, nothing answers. */
export function typedWords(asked: string): RawBuilder<unknown> {
  const begins = (word: string): string => `${lexeme(word)}:*`;
  const ways = writtenSo(asked)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return sql`${ways.flatMap((words) => [`(${words.map(begins).join(' & ')})`, begins(words.join(''))]).join(' | ')}::tsquery`;
}
