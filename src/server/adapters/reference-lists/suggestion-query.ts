import { sql, type RawBuilder } from 'kysely';
import { transliterationPattern } from '#core/companies/transliteration-pattern.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { wordsOf } from '#core/reference-lists/suggestion.ts';

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

/** The few best items of a list that answer what was typed: those called so, then those with just such a word or such first letters, then those whose name begins so. */
export const suggestionQuery = <Row>(list: SuggestedList, asked: string, most: number): RawBuilder<Row> => {
  const { table, answer, joins = sql``, otherNames = sql`''`, people = sql`0`, order } = list;
  const isExact = sql`found.words @@ ${exactly(asked)}`;
  const isCalled = sql`exists (select 1 from regexp_split_to_table(found.name || '|' || ${otherNames}, '[|]') called
    where replace(plain_of(called), ' ', '') = ${wordsOf(asked).join('')})`;
  return sql`
    select ${answer} from ${sql.table(table)} found ${joins}
    where found.words @@ ${typedWords(asked)}
    order by ${isExact} desc, case when ${isExact} then ${isCalled} else false end desc, starts_with(lower(found.name), ${nameKey(asked.trim())}) desc,
      case when ${isExact} then ${people} else 0 end desc, ${order}
    limit ${most}`;
};

/**
 * The few companies that answer what was typed, as it is written or, in Devanagari, as it is said: those whose name begins so, then the others, each the most reviewed first.
 * Both halves are read in order from an index, so that even one letter and a lakh of companies cost little.
 */
export const companySuggestionQuery = <Row>(answer: RawBuilder<unknown>, asked: string, most: number): RawBuilder<Row> => {
  const heard = transliterationPattern(asked);
  const written = sql`c.name_key like ${`${nameKey(asked.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
  const beginning = heard ? sql`(${written} or c.name_key ~ ${heard.atBeginning})` : written;
  const answering = heard ? sql`(c.words @@ ${typedWords(asked)} or c.name_key ~ ${heard.atAnyWord})` : sql`c.words @@ ${typedWords(asked)}`;
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

const exactly = (asked: string): RawBuilder<unknown> => sql`${lexeme(wordsOf(asked).join(''))}::tsquery`;

const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;

/** A question for the words of a name: each word begins one of the name's, or all together do. Words hold no marks, so that none can mean anything here; where only marks were typed, nothing answers. */
export function typedWords(asked: string): RawBuilder<unknown> {
  const words = wordsOf(asked);
  if (words.length === 0) return sql`''::tsquery`;
  const begins = (word: string): string => `${lexeme(word)}:*`;
  return sql`${`(${words.map(begins).join(' & ')}) | ${begins(words.join(''))}`}::tsquery`;
}
