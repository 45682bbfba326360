import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { FigureRule } from '#core/crowds/figure-rule.ts';
import type { Reader } from '#core/privacy/data-map.ts';
import type { SanitizedJson, SanitizedText, OpenText, PublishedText } from '../content/sanitized-text.ts';

/** Kinds of columns, as PostgreSQL has several types for one. `npm run check` holds each against the migrations. */
export type ColumnKind = 'text' | 'texts' | 'number' | 'integers' | 'flag' | 'day' | 'moment' | 'bytes' | 'json' | 'words';

/** Sources of texts that everyone may read although no member writes them: nobody can say anything in them, or answers for what they say. */
type PublicSource = 'random name' | 'list' | 'pattern' | 'product' | 'employers';

/** Sources of texts that may hold a trace of a member, and that are never shown to everyone. */
type HiddenSource = 'nameless sender' | 'keyed hash' | 'sealed' | 'device' | 'sanitized name' | 'error report';

/** The source of a text. Whatever is none of the others is written by members, or by administrators in a form. */
export type TextSource = 'member' | 'administrator' | PublicSource | HiddenSource;

/** Refusal of the compiler where the source of a text is missing. */
type SaySource =
  "Say where this text comes from: 'member' has it sanitized, checked for abuse where everybody reads it, and wiped on deletion; 'administrator' and 'nameless sender' have it sanitized; every other source says that no member writes it.";

/** The key by which a column names the account of its row: by its id, by a keyed hash of the account or of one of its personas, made for a purpose, or by any name under which it is notified. */
export type OwnerKey =
  | { readonly by: 'id' }
  | { readonly by: 'mailbox' }
  | { readonly by: 'account'; readonly purpose: string }
  | { readonly by: 'persona'; readonly purpose?: string };

/** The span of time of which alone a row tells once an hour or a night has passed, said by its first day, or by its last where a time has to have passed since. */
interface Span {
  readonly unit: 'day' | 'week' | 'month';
  readonly day: 'first' | 'last';
}

interface ColumnFacts {
  readonly kind: ColumnKind;
  readonly isNullable?: boolean;
  /** The source of its text. */
  readonly source?: TextSource | 'closed list' | 'picture';
  /** Whether the database gives it a value: where none is written, or always. */
  readonly made?: 'default' | 'always';
  /** The key by which it names the account that a row belongs to, where it does. */
  readonly owner?: OwnerKey;
  /** The key by which it names an account or a persona that the row does not belong to. */
  readonly names?: OwnerKey;
  readonly wiped?: { readonly to: unknown };
  /** The least and the most that the database takes. */
  readonly range?: readonly [least: number, most: number];
  /** The span that is left of it once a night has passed. */
  readonly span?: Span;
  /** The rule by which it moves, where it is a figure of people. */
  readonly figure?: FigureRule;
}

/** Type of text that a person typed: a string where it is read, sanitized text where it is written. */
type Written<Text> = ColumnType<string, Text, Text>;

/** Type of a column with a default, which an insert may leave out. */
type Defaulted<Stored> = [Stored] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : Generated<Stored>;

/** One column: what the public may know of it, and how it lies in the database. `Stored` is its type for Kysely. */
class Column<Stored> {
  declare readonly stored: Stored;
  readonly purpose: string;
  readonly readBy: Reader;
  readonly facts: ColumnFacts;

  constructor(purpose: string, readBy: Reader, facts: ColumnFacts) {
    this.purpose = purpose;
    this.readBy = readBy;
    this.facts = facts;
  }

  /** Text of members is wiped to null, then. */
  orNull(): Column<Stored | null> {
    return new Column(this.purpose, this.readBy, { ...this.facts, isNullable: true, ...(this.facts.wiped && { wiped: { to: null } }) });
  }

  /** Has a default in the database. */
  generated(): Column<Defaulted<Stored>> {
    return new Column(this.purpose, this.readBy, { ...this.facts, made: 'default' });
  }

  /** Is computed by the database and never written. */
  computed(): Column<GeneratedAlways<Stored>> {
    return new Column(this.purpose, this.readBy, { ...this.facts, made: 'always' });
  }

  /** Says which account the row belongs to, by which the deletion of the account finds it. */
  ofOwner(owner: OwnerKey): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, owner });
  }

  /** Names an account or a persona whose row it is not, such as the moderator who decided. */
  naming(names: OwnerKey): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, names });
  }

  /** Tells of its day alone once an hour has passed, and of its week or its month alone once a night has, so that no account shows what someone did at the same time under a made-up name. */
  keptTo(unit: Span['unit'], day: Span['day'] = 'first'): Column<Stored> {
    const left = this.facts.kind === 'moment' ? 'After an hour or two only the day is left' : '';
    const leftOfDay = unit === 'day' ? '' : `${left === '' ? 'After' : ', and after'} a night only the ${unit}${left === '' ? ' is left' : ''}`;
    return new Column(`${this.purpose} ${left}${leftOfDay}.`, this.readBy, { ...this.facts, span: { unit, day } });
  }

  /** Is refused by the database below the least and above the most. */
  within(least: number, most: number): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, range: [least, most] });
  }

  /** Is a figure of people, which moves by this rule. */
  figure(rule: FigureRule): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, figure: rule });
  }

  /** Is wiped to this value when its row is deleted but has to stay. */
  wipedTo(left: '' | Extract<Stored, null>): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, wiped: { to: left } });
  }
}

/** The type alone: the makers below are the only way to a column, so that each asks for a source that needs one. */
export type { Column };

const holding =
  <Stored>(kind: ColumnKind) =>
  (purpose: string, readBy: Reader): Column<Stored> =>
    new Column(purpose, readBy, { kind });

export const number = holding<number>('number');
export const integers = holding<number[]>('integers');
export const flag = holding<boolean>('flag');
export const day = holding<string>('day');
export const moment = holding<Date>('moment');

/** Bytes that are no text: a picture, without anything else that its file held, or what a device made. */
export const bytes = (purpose: string, readBy: Reader, source: 'picture' | 'device'): Column<Uint8Array> =>
  new Column(purpose, readBy, { kind: 'bytes', source });

/** Full-text search vector (tsvector) of a name that no member writes. */
export const foundByWords = (purpose: string, readBy: Reader, source: PublicSource): Column<string> => new Column(purpose, readBy, { kind: 'words', source });

/** JSON that no member writes, which is written as text and read as what it says. */
export const json = <Said extends object>(purpose: string, readBy: Reader, source: PublicSource): Column<JSONColumnType<Said>> =>
  new Column(purpose, readBy, { kind: 'json', source });

/** One of a closed list. */
export const oneOf = <Choice extends string>(purpose: string, readBy: [OpenText<Choice>] extends [never] ? Reader : never): Column<Choice> =>
  new Column(purpose, readBy, { kind: 'text', source: 'closed list' });

/** Type of a text for Kysely: what members write is taken only when it was sanitized, and checked for abuse where everyone reads it; what administrators write, or someone whom no row names, when it was sanitized. */
type StoredText<By, From> = From extends 'member'
  ? Written<By extends 'everyone' ? PublishedText : SanitizedText>
  : From extends 'administrator' | 'nameless sender'
    ? Written<SanitizedText>
    : string;

/** A text. One that members write is sanitized, checked where everyone reads it, and wiped on deletion by default. */
export const text = <By extends Reader, From extends TextSource = never>(
  purpose: string,
  readBy: [From] extends [never] ? SaySource : By,
  source?: By extends 'everyone' ? Exclude<From, HiddenSource> : From,
): Column<StoredText<By, From>> =>
  new Column(purpose, readBy as Reader, { kind: 'text', ...(source && { source }), ...(source === 'member' && { wiped: { to: '' } }) });

/** The company that a row is about, where everyone may know it. */
export const companyId = text('The company.', 'everyone', 'random name');

/** The account that a row belongs to, where the database may know it. */
export const accountId = text('Whose it is, by the random name of the account.', 'the server', 'random name').ofOwner({ by: 'id' });

/** The account that a row belongs to, where nobody who has this database may know it: the keyed hash that `Secrets.reference` makes for this purpose. */
export const accountHash = (purpose: string): Column<string> =>
  text('A keyed hash of the account, made with a key that is not in this database.', 'the server', 'keyed hash').ofOwner({ by: 'account', purpose });

/** The persona that a row belongs to. */
export const personaKey = (purpose: string): Column<string> => text(purpose, 'the server', 'keyed hash').ofOwner({ by: 'persona' });

/** Texts that no member writes. */
export const texts = <By extends Reader>(
  purpose: string,
  readBy: By,
  source: By extends 'everyone' ? PublicSource : PublicSource | HiddenSource,
): Column<string[]> => new Column(purpose, readBy, { kind: 'texts', source });

/** Facts in which members write text: each text is sanitized, and all go on deletion by default. */
export const memberJson = <Said extends object>(purpose: string, readBy: Reader): Column<ColumnType<Said, SanitizedJson, SanitizedJson>> =>
  new Column(purpose, readBy, { kind: 'json', source: 'member', wiped: { to: '{}' } });

/** Facts in which administrators write text: each text is sanitized. */
export const administratorJson = <Said extends object>(purpose: string, readBy: Reader): Column<ColumnType<Said, SanitizedJson, SanitizedJson>> =>
  new Column(purpose, readBy, { kind: 'json', source: 'administrator' });
