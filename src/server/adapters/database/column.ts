import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Reader } from '#core/privacy/data-map.ts';
import type { CleanJson, CleanText, PublishedText } from '../content/clean-text.ts';

/** Kinds of columns, as PostgreSQL has several types for one. The schema test holds each against the database. */
export type ColumnKind = 'text' | 'texts' | 'number' | 'flag' | 'day' | 'moment' | 'bytes' | 'json' | 'words';

/**
 * Source of a text that no member writes, or the reason why one that a member's browser sends needs no cleaning. Members write `memberText` and
 * `publishedText`.
 */
type TextSource = 'random name' | 'keyed hash' | 'list' | 'product' | 'employers' | `because ${string}`;

interface ColumnFacts {
  readonly kind: ColumnKind;
  readonly isNullable?: boolean;
  /** Whether the database gives it a value: where none is written, or always. */
  readonly made?: 'default' | 'always';
  /** Whether it names the account that a row belongs to, by its id or by a keyed hash. */
  readonly isOwner?: boolean;
  readonly wiped?: { readonly to: unknown };
}

/** Type of member text: read as any string, written only when it was sanitized. */
type Written<Text> = ColumnType<string, Text, Text>;

/** Type of a column with a default, which an insert may leave out. */
type Defaulted<Held> = [Held] extends [ColumnType<infer Read, infer Insert, infer Update>] ? ColumnType<Read, Insert | undefined, Update> : Generated<Held>;

/** One column: what the public may know of it, and how it lies in the database. `Held` is its type for Kysely. */
export class Column<Held> {
  declare readonly held: Held;
  readonly purpose: string;
  readonly readBy: Reader;
  readonly facts: ColumnFacts;

  constructor(purpose: string, readBy: Reader, facts: ColumnFacts) {
    this.purpose = purpose;
    this.readBy = readBy;
    this.facts = facts;
  }

  /** Text of members is wiped to null, then. */
  orNull(): Column<Held | null> {
    return new Column(this.purpose, this.readBy, { ...this.facts, isNullable: true, ...(this.facts.wiped && { wiped: { to: null } }) });
  }

  /** Has a default in the database. */
  generated(): Column<Defaulted<Held>> {
    return new Column(this.purpose, this.readBy, { ...this.facts, made: 'default' });
  }

  /** Is computed by the database and never written. */
  computed(): Column<GeneratedAlways<Held>> {
    return new Column(this.purpose, this.readBy, { ...this.facts, made: 'always' });
  }

  /** Says which account the row belongs to, by its id or by a keyed hash. */
  ofOwner(): Column<Held> {
    return new Column(this.purpose, this.readBy, { ...this.facts, isOwner: true });
  }

  /** Is wiped to this value when its row is deleted but has to stay. */
  wipedTo(left: Held): Column<Held> {
    return new Column(this.purpose, this.readBy, { ...this.facts, wiped: { to: left } });
  }
}

const holding =
  <Held>(kind: ColumnKind) =>
  (purpose: string, readBy: Reader): Column<Held> =>
    new Column(purpose, readBy, { kind });

export const number = holding<number>('number');
export const flag = holding<boolean>('flag');
export const day = holding<string>('day');
export const moment = holding<Date>('moment');
export const bytes = holding<Uint8Array>('bytes');
/** Full-text search vector (tsvector) of a name. */
export const searchWords = holding<string>('words');

/** JSON, which is written as text and read as what it says. */
export const json = <Said extends object>(purpose: string, readBy: Reader): Column<JSONColumnType<Said>> => new Column(purpose, readBy, { kind: 'json' });

/** One of a closed list. */
export const oneOf = <Choice extends string>(purpose: string, readBy: string extends Choice ? never : Reader): Column<Choice> =>
  new Column(purpose, readBy, { kind: 'text' });

/** A text that no member writes. */
export const text = (purpose: string, readBy: Reader, _source: TextSource): Column<string> => new Column(purpose, readBy, { kind: 'text' });

/** The account that a row belongs to, where the database may know it. */
export const accountId = text('Whose it is, by the random name of the account.', 'the server', 'random name').ofOwner();

/** The account that a row belongs to, where nobody who has this database may know it. */
export const accountHash = text('A keyed hash of the account, made with a key that does not lie in this database.', 'the server', 'keyed hash').ofOwner();

/** Texts that no member writes. */
export const texts = (purpose: string, readBy: Reader, _source: TextSource): Column<string[]> => new Column(purpose, readBy, { kind: 'texts' });

/** A text that members write and that others do not read: sanitized, and wiped on deletion without being told. */
export const memberText = (purpose: string, readBy: Exclude<Reader, 'everyone'>): Column<Written<CleanText>> =>
  new Column(purpose, readBy, { kind: 'text', wiped: { to: '' } });

/** A text that members write and everybody reads: sanitized, checked for abuse, and wiped on deletion without being told. */
export const publishedText = (purpose: string): Column<Written<PublishedText>> => new Column(purpose, 'everyone', { kind: 'text', wiped: { to: '' } });

/** Facts in which members write text: each text is sanitized, and all go on deletion without being told. */
export const memberJson = <Said extends object>(purpose: string, readBy: Reader): Column<ColumnType<Said, CleanJson, CleanJson>> =>
  new Column(purpose, readBy, { kind: 'json', wiped: { to: '{}' } });
