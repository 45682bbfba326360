import { describe, expect, it } from 'vitest';
import { bytes, day, number, text, type Column } from './column.ts';
import { table, withAccount, type AnyTable } from './table.ts';
import { testDeclarations } from '#tests/database.ts';

const all: readonly AnyTable[] = testDeclarations.tables;

/** Tables with members' texts but no owner column; deletion finds their rows by post, comment or company. */
const ownerless: readonly string[] = ['moderation_item', 'earlier_version', 'typed_company'];

describe('the texts of tables (S-54)', () => {
  it('have a source each, and those of members a value that deletion leaves', () => {
    expect(all.flatMap(sourceless)).toEqual([]);
    // @ts-expect-error Refused, because bytes may hold a text as well.
    const unsaid = bytes('Its motto.', 'everyone');
    const motto = { ...number('Its motto.', 'everyone'), facts: { kind: 'words' } } as unknown as Column<unknown>;
    const kept = { ...text('Its line.', 'everyone', 'member'), facts: { kind: 'text', source: 'member' } } as unknown as Column<unknown>;
    expect(sourceless(table('place', { purpose: 'A table with faults.', kept: withAccount, columns: { unsaid, motto, kept } }))).toEqual([
      'place.unsaid',
      'place.motto',
      'place.kept',
    ]);
  });

  it('of members go with the account, post or session, or say why not', () => {
    expect(
      all
        .filter(isOwnerless)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(ownerless.toSorted());
    const columns = { made_on: day('The day.', 'operator'), line: text('Its line.', 'everyone', 'member') };
    const planted = table('place', {
      purpose: 'A table with a fault.',
      kept: { for: 'days', days: 36_500 },
      datedBy: 'made_on',
      columns,
    });
    expect(isOwnerless(planted)).toBe(true);
    expect(isOwnerless({ ...planted, deletedWith: 'account', countsAs: null })).toBe(false);
    // @ts-expect-error Refused, because what a member wrote would be left by another text.
    text('Its line.', 'everyone', 'member').wipedTo('kept');
  });
});

const neverText = ['number', 'integers', 'flag', 'day', 'moment'];

const sourceless = ({ name, columns }: AnyTable): readonly string[] =>
  Object.entries(columns)
    .filter(([, { facts }]) => !neverText.includes(facts.kind) && (!facts.source || (facts.source === 'member' && !facts.wiped)))
    .map(([column]) => `${name}.${column}`);

const isOwnerless = ({ columns, deletedWith, staysBecause }: AnyTable): boolean =>
  !deletedWith && !staysBecause && Object.values(columns).some(({ facts }) => facts.source === 'member');
