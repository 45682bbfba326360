import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { FigureRule } from '#core/crowds/figure-rule.ts';
import type { Reader } from '#core/privacy/data-map.ts';
import type { SanitizedJson, SanitizedText, OpenText, PublishedText } from '../content/sanitized-text.ts';

/** Column kinds, compared with the migrations by `npm run check`. */
export type ColumnKind = 'text' | 'texts' | 'number' | 'integers' | 'flag' | 'day' | 'moment' | 'bytes' | 'json' | 'words';

/** Public text that no member writes or answers for. */
type PublicSource = 'random name' | 'list' | 'pattern' | 'product' | 'employers';

/** Text that may contain a trace of a member and is never public. */
type HiddenSource = 'nameless sender' | 'keyed hash' | 'sealed' | 'device' | 'sanitized name' | 'error report';

/** Other texts come from members, or from administrators in a form. */
export type TextSource = 'member' | 'administrator' | PublicSource | HiddenSource;

/** Compiler refusal of a text without a source. */
type SaySource =
  "Say where this text comes from: 'member' has it sanitized, checked for abuse where everybody reads it, and wiped on deletion; 'administrator' and 'nameless sender' have it sanitized; every other source says that no member writes it.";

/** Reference to a row's account, by id, purpose-bound hash or notification name. */
export type OwnerKey =
  | { readonly by: 'id' }
  | { readonly by: 'mailbox' }
  | { readonly by: 'account'; readonly purpose: string }
  | { readonly by: 'persona'; readonly purpose?: string };

/** Coarse time span that a row keeps after an hour or a night, by first or last day. */
interface Span {
  readonly unit: 'day' | 'week' | 'month';
  readonly day: 'first' | 'last';
}

interface ColumnFacts {
  readonly kind: ColumnKind;
  readonly isNullable?: boolean;
  readonly source?: TextSource | 'closed list' | 'picture';
  /** Set by the database as a default, or always. */
  readonly made?: 'default' | 'always';
  /** Reference to the account owning the row. */
  readonly owner?: OwnerKey;
  /** Reference to an account or persona not owning the row. */
  readonly names?: OwnerKey;
  readonly wiped?: { readonly to: unknown };
  readonly range?: readonly [least: number, most: number];
  readonly span?: Span;
  readonly figure?: FigureRule;
}

/** Typed text, read as a string and written only sanitized. */
type Written<Text> = ColumnType<string, Text, Text>;

/** Makes a column optional on insert. */
type Defaulted<Stored> = [Stored] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : Generated<Stored>;

/** Column with public description and storage, where `Stored` is its Kysely type. */
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

  /** Nullable column, whose member text is wiped to null. */
  orNull(): Column<Stored | null> {
    return new Column(this.purpose, this.readBy, { ...this.facts, isNullable: true, ...(this.facts.wiped && { wiped: { to: null } }) });
  }

  generated(): Column<Defaulted<Stored>> {
    return new Column(this.purpose, this.readBy, { ...this.facts, made: 'default' });
  }

  computed(): Column<GeneratedAlways<Stored>> {
    return new Column(this.purpose, this.readBy, { ...this.facts, made: 'always' });
  }

  /** Marks the owning account, by which account deletion finds the row. */
  ofOwner(owner: OwnerKey): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, owner });
  }

  /** Marks a non-owner, such as the deciding moderator. */
  naming(names: OwnerKey): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, names });
  }

  /** Coarsens times so that no account's activity can be matched with a made-up name. */
  keptTo(unit: Span['unit'], day: Span['day'] = 'first'): Column<Stored> {
    const left = this.facts.kind === 'moment' ? 'After an hour or two only the day is left' : '';
    const leftOfDay = unit === 'day' ? '' : `${left === '' ? 'After' : ', and after'} a night only the ${unit}${left === '' ? ' is left' : ''}`;
    return new Column(`${this.purpose} ${left}${leftOfDay}.`, this.readBy, { ...this.facts, span: { unit, day } });
  }

  /** Range enforced by the database. */
  within(least: number, most: number): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, range: [least, most] });
  }

  figure(rule: FigureRule): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, figure: rule });
  }

  /** Value left when a deleted row must remain. */
  wipedTo(left: '' | Extract<Stored, null>): Column<Stored> {
    return new Column(this.purpose, this.readBy, { ...this.facts, wiped: { to: left } });
  }
}

/** Exports only the type, so columns come from makers that require a source. */
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

/** Pictures stripped of other file content, or device data. */
export const bytes = (purpose: string, readBy: Reader, source: 'picture' | 'device'): Column<Uint8Array> =>
  new Column(purpose, readBy, { kind: 'bytes', source });

/** Search vector (tsvector) of a name that no member writes. */
export const foundByWords = (purpose: string, readBy: Reader, source: PublicSource): Column<string> => new Column(purpose, readBy, { kind: 'words', source });

/** JSON that no member writes, written as text and read parsed. */
export const json = <Said extends object>(purpose: string, readBy: Reader, source: PublicSource): Column<JSONColumnType<Said>> =>
  new Column(purpose, readBy, { kind: 'json', source });

export const oneOf = <Choice extends string>(purpose: string, readBy: [OpenText<Choice>] extends [never] ? Reader : never): Column<Choice> =>
  new Column(purpose, readBy, { kind: 'text', source: 'closed list' });

/** Requires sanitized text on write, and abuse checks when members write for everyone. */
type StoredText<By, From> = From extends 'member'
  ? Written<By extends 'everyone' ? PublishedText : SanitizedText>
  : From extends 'administrator' | 'nameless sender'
    ? Written<SanitizedText>
    : string;

/** Member text is sanitized, checked when public, and wiped on deletion by default. */
export const text = <By extends Reader, From extends TextSource = never>(
  purpose: string,
  readBy: [From] extends [never] ? SaySource : By,
  source?: By extends 'everyone' ? Exclude<From, HiddenSource> : From,
): Column<StoredText<By, From>> =>
  new Column(purpose, readBy as Reader, { kind: 'text', ...(source && { source }), ...(source === 'member' && { wiped: { to: '' } }) });

/** Company of a row, when public. */
export const companyId = text('The company.', 'everyone', 'random name');

/** Account of a row, when the database may know it. */
export const accountId = text('Whose it is, by the random name of the account.', 'the server', 'random name').ofOwner({ by: 'id' });

/** Account of a row as a purpose-bound hash by `Secrets.reference`, unreadable from the database. */
export const accountHash = (purpose: string): Column<string> =>
  text('A keyed hash of the account, made with a key that is not in this database.', 'the server', 'keyed hash').ofOwner({ by: 'account', purpose });

export const personaKey = (purpose: string): Column<string> => text(purpose, 'the server', 'keyed hash').ofOwner({ by: 'persona' });

/** Texts that no member writes. */
export const texts = <By extends Reader>(
  purpose: string,
  readBy: By,
  source: By extends 'everyone' ? PublicSource : PublicSource | HiddenSource,
): Column<string[]> => new Column(purpose, readBy, { kind: 'texts', source });

/** Facts with member texts, sanitized and wiped on deletion by default. */
export const memberJson = <Said extends object>(purpose: string, readBy: Reader): Column<ColumnType<Said, SanitizedJson, SanitizedJson>> =>
  new Column(purpose, readBy, { kind: 'json', source: 'member', wiped: { to: '{}' } });

/** Facts with administrators' texts, sanitized. */
export const administratorJson = <Said extends object>(purpose: string, readBy: Reader): Column<ColumnType<Said, SanitizedJson, SanitizedJson>> =>
  new Column(purpose, readBy, { kind: 'json', source: 'administrator' });
