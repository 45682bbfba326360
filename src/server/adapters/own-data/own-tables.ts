import type { ContentKind } from '../content-kind.ts';
import type { Column, OwnerKey } from '../database/column.ts';
import type { AnyTable } from '../database/table.ts';

const byHashOfMore = 'Its rows are found by a keyed hash of the account and of something else, so that no account leads to them, and live for some days.';
const leadsNowhere = 'Its hashes lead to no account, on purpose.';

/** Tables withheld from export, with reasons; a test requires every table to be exported or listed. */
export const withheldTables: Readonly<Record<string, string>> = {
  administrator_action: 'It is the log of the installation, and names other members.',
  installation: 'It is about the installation alone.',
  browsed_company: 'It is about a browser, and no account is linked to that.',
  conversation: 'It belongs to all who are in it; what a member wrote there, and their place in it, is in the file.',
  drawn_point: 'It is about contributions, and nobody knows which of them one member made.',
  push: 'Its rows live for seconds, until a device was notified.',
  deletion_receipt: 'It is about accounts that are gone.',
  desk_person: 'It is about people who act for a company, and no account is linked to that.',
  desk_session: 'It is about a browser at a company’s desk, and no account is linked to that.',
  demo_login: byHashOfMore,
  mail_challenge: byHashOfMore,
  mail_sending: byHashOfMore,
  submission: byHashOfMore,
  daily_use: byHashOfMore,
  rate_count: byHashOfMore,
  mail_proof: leadsNowhere,
  issued_identity: leadsNowhere,
  banned_identity: leadsNowhere,
};

const withheldColumns: Readonly<Record<string, string>> = {
  'choice.votes_count': 'Each vote would be read by who made the poll; what is shown of all together is exported.',
  'chat_message.content': 'It is empty; what the message says is exported from where it lies encrypted.',
  'chat_message.is_withheld': 'It would show a member that the other has blocked them.',
  'report.note': 'It is empty; the note is exported from where it lies encrypted.',
  'report.tenths': 'It says how far reports of the member are believed, which would help people who mean harm to be believed.',
  'role_claim.token_hash': 'It is a hash, like those that are left out because they are made with a key.',
};

interface AboutThing {
  readonly columns: readonly string[];
  /** Requires one of these columns to have a value while the thing is shown. */
  readonly oneOf?: readonly string[];
}

/** Exported statements about a member's content, without reporters, moderators' notes or undecided reports. */
const aboutThings: Readonly<Record<string, AboutThing>> = {
  earlier_version: { columns: ['thing', 'version', 'texts', 'replaced_on'] },
  moderation_item: {
    columns: ['id', 'thing', 'thing_type', 'stage', 'appeal_text', 'decision', 'rule', 'author_note', 'decided_on'],
    oneOf: ['decision', 'appeal_text'],
  },
};

interface OwnedColumn {
  readonly column: string;
  readonly owner: OwnerKey;
}

interface Whole {
  readonly table: string;
  readonly owners: readonly OwnedColumn[];
}

/** Link from a row to its owner, direct or through an owned thing. */
export type Belongs = OwnedColumn | { readonly column: string; readonly wholes: readonly Whole[]; readonly oneOf?: AboutThing['oneOf'] };

export interface OwnTable {
  readonly table: AnyTable;
  readonly belongs: readonly Belongs[];
  readonly columns: readonly string[];
}

/** Excludes hashes, device secrets and pictures; ids stay because they join rows. */
const saysSomething = ({ facts: { kind, source } }: Column<unknown>): boolean =>
  kind !== 'bytes' && kind !== 'words' && source !== 'keyed hash' && source !== 'device' && source !== 'sanitized name';

const ownersIn = ({ columns }: AnyTable): readonly OwnedColumn[] =>
  Object.entries(columns).flatMap(([column, { facts }]) => (facts.owner ? [{ column, owner: facts.owner }] : []));

/** Derives export tables from the deletion's declarations, so new tables are included automatically. */
export const ownTables = (
  tables: readonly AnyTable[],
  kinds: readonly Pick<ContentKind, 'table' | 'isPrivate'>[],
  opened: ReadonlySet<string>,
): readonly OwnTable[] =>
  tables.flatMap((table) => {
    const belongs = withheldTables[table.name] === undefined ? waysIn(table, tables, kinds) : [];
    const columns = Object.entries(table.columns).flatMap(([column, of]) => (isDisclosed(table.name, column, of, opened) ? [column] : []));
    return belongs.length > 0 ? [{ table, belongs, columns }] : [];
  });

/** Prefers a named owner; rows without one belong to a thing, or are about one. */
function waysIn(table: AnyTable, tables: readonly AnyTable[], kinds: readonly Pick<ContentKind, 'table' | 'isPrivate'>[]): readonly Belongs[] {
  const owned = ownersIn(table);
  if (owned.length > 0) return owned;
  const parts = [table.deletedWith ?? []].flat().flatMap((whole) =>
    byThing(
      `${whole}_id`,
      tables.filter(({ name }) => name === whole),
    ),
  );
  const things = kinds.flatMap((kind) => (kind.isPrivate || kind.table.spread === 'by company' ? [] : [kind.table]));
  const about = aboutThings[table.name];
  return [...parts, ...(about ? byThing('thing', things).map((way) => ({ ...way, ...(about.oneOf && { oneOf: about.oneOf }) })) : [])];
}

function byThing(column: string, tables: readonly AnyTable[]): readonly Belongs[] {
  const wholes = tables.map((table) => ({ table: table.name, owners: ownersIn(table) })).filter(({ owners }) => owners.length > 0);
  return wholes.length > 0 ? [{ column, wholes }] : [];
}

function isDisclosed(table: string, column: string, of: Column<unknown>, opened: ReadonlySet<string>): boolean {
  const name = `${table}.${column}`;
  const about = aboutThings[table];
  if (about) return about.columns.includes(column);
  return withheldColumns[name] === undefined && (of.facts.source === 'sealed' ? opened.has(name) : saysSomething(of));
}
