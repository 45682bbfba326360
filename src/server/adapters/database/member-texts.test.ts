import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memberJson, text } from './column.ts';
import { table, withAccount, type AnyTable } from './table.ts';
import { testDeclarations } from '#tests/database.ts';

const all: readonly AnyTable[] = testDeclarations.tables;

const memberTexts = ({ columns }: AnyTable) => Object.entries(columns).filter(([, { facts }]) => facts.source === 'member');

const typedTexts = ({ columns }: AnyTable) =>
  Object.entries(columns).filter(([, { facts }]) => ['member', 'administrator', 'nameless sender'].some((source) => source === facts.source));

/** Public member texts checked for watched words, whereas names have their own rule. */
const watched: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(testDeclarations.kinds.public.map((kind) => [kind.table.name, kind.texts])),
  choice: ['text', 'offer'],
  persona: ['name'],
};

const publishedIn = (some: readonly AnyTable[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    some.flatMap((each) => {
      const names = memberTexts(each).flatMap(([name, { readBy }]) => (readBy === 'everyone' ? [name] : []));
      return names.length > 0 ? [[each.name, names]] : [];
    }),
  );

/** Member texts an insert may omit or the database generates, bypassing sanitizing. */
const madeIn = (some: readonly AnyTable[]): readonly string[] =>
  some.flatMap((each) => memberTexts(each).flatMap(([name, { facts }]) => (facts.made === undefined ? [] : [`${each.name}.${name}`])));

/** Personal texts set by raw SQL past the types, unreadable statements named by their beginning. */
function setInSql(source: string, some: readonly AnyTable[]): readonly string[] {
  const statements = [
    ...source.matchAll(/(?:\b(?:insert into|update(?! set\b)|merge into|copy)(?:'\)\)\})?\s+(?:only\s+)?)("?[\w.]+"?|"?\$\{[^}]*\}"?)([^`]*)/gi),
  ];
  return statements.flatMap(([whole, target = '', rest = '']) => {
    const name = target.replaceAll('"', '').replace(/^public\./, '');
    const written = some.find((each) => each.name === name);
    if (!written && !name.startsWith('${')) return [];
    const columns = new Set(written ? typedTexts(written).map(([column]) => column) : []);
    const inserted = /^(?:\s+as \w+)?\s*\(([\w\s,"]*)\)/.exec(rest)?.[1];
    const sets = [...rest.matchAll(/\bset\s+([\s\S]*?)(?=\bwhere\b|\bfrom\b|\breturning\b|$)/gi)].map(([, list = '']) => list);
    const isUnread =
      !written ||
      /^merge/i.test(whole) ||
      (/^(?:insert|copy)/i.test(whole) ? inserted === undefined : sets.length === 0) ||
      sets.some((list) => /^\(|\$\{/.test(list.replace(/=\s*\$\{/g, '= ')));
    if (isUnread && (!written || columns.size > 0)) return [`${whole.split(/\s+/).slice(0, 3).join(' ')} …`];
    const assigned = sets.flatMap((list) => [...list.matchAll(/"?(\w+)"?\s*=/g)].map(([, column = '']) => column));
    return [...(inserted ?? '').split(',').map((column) => column.replaceAll('"', '').trim()), ...assigned].flatMap((column) =>
      columns.has(column) ? [`${name}.${column}`] : [],
    );
  });
}

const server = 'src/server';
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(join(server, path), 'utf8')] as const);

/** Files allowed to set personal texts by raw SQL, such as copying sanitized text or wiping. */
const writtenInSql = `
adapters/account/account-remains.ts: update \${sql.table(name)} set …
adapters/administration/company-rows.ts: update \${sql.table(table)} as …
adapters/administration/import-companies.ts: community.category
adapters/backup/copy-client.ts: copy \${target} from …
adapters/change-secret.ts: update \${sql.table(table)} set …
adapters/chat/sealed-message.ts: chat_message.content
adapters/coarse-times.ts: update \${sql.table(name)} set …
adapters/communities/fill-communities.ts: community.about
adapters/communities/fill-communities.ts: community.abouts
adapters/communities/fill-communities.ts: community.category
adapters/communities/fill-communities.ts: community.name
adapters/communities/fill-communities.ts: community.names
adapters/companies/show-best-awards.ts: company.award
adapters/contributions/answer-reply.ts: update \${sql.table(kind.table.name)} set …
adapters/contributions/contribution-rows.ts: insert into \${sql.table(table)} …
adapters/contributions/contribution-rows.ts: update \${sql.table(table)} set …
adapters/contributions/publish-scheduled.ts: update \${sql.table(table)} set …
adapters/counts/aggregate-counts.ts: update \${sql.table(table.name)} set …
adapters/database/copy-rows.ts: copy \${sql.table(table)} (\${names}) …
adapters/database/move-rows.ts: insert into \${sql.table(table)} …
adapters/dump/marked-text.ts: update \${table} set …
adapters/moderation/change-lock.ts: update \${sql.table(target.kind.table.name)} set …
adapters/moderation/earlier-versions.ts: earlier_version.texts
adapters/moderation/moderation-target.ts: update \${sql.table(target.kind.table.name)} set …
adapters/moderation/sealed-note.ts: report.note
adapters/moderation/withdraw.ts: update \${sql.table(kind.table.name)} set …
adapters/moderation/withdraw.ts: update \${sql.table(table.name)} set …
adapters/reference-lists/fill-references.ts: industry.name
adapters/reference-lists/fill-references.ts: insert into'))} \${sql.table(table)} …
adapters/reseal-facts.ts: update \${sql.table(table)} as …
adapters/reviews/mark-similar.ts: update review set …
adapters/salaries/keep-slices.ts: insert into \${sql.table(rows.table)} …
adapters/salaries/keep-slices.ts: update \${sql.table(rows.table)} set …
adapters/seal-clear-facts.ts: update \${sql.table(table)} as …
adapters/spread/keys-set-aside.ts: insert into \${noted} …
adapters/usage/write-usage.ts: update empty_search set …
`;

const planted = [
  table('motto', {
    purpose: 'A table with faults.',
    kept: withAccount,
    columns: {
      line: text('A line.', 'operator', 'member'),
      shown: text('Another one.', 'everyone', 'member').generated(),
      facts: memberJson('Facts.', 'everyone'),
      place: text('A place.', 'everyone', 'list'),
    },
  }),
];

describe('the texts of members (S-54, R-079)', () => {
  it('have a declared kind where everyone reads them, so that watched words reach moderators', () => {
    expect(publishedIn(all)).toEqual(watched);
    expect(publishedIn(planted)).toEqual({ motto: ['shown', 'facts'] });
  });

  it('are never made by the database, except notes that moderators may leave out', () => {
    expect(madeIn(all)).toEqual(['moderation_item.note', 'moderation_item.author_note', 'sanction.note']);
    expect(madeIn(planted)).toEqual(['motto.shown']);
  });

  it('are set through types, and by no SQL statement but those listed here', () => {
    const found = sources.flatMap(([path, source]) => setInSql(source, all).map((column) => `${path}: ${column}`));
    expect([...new Set(found)].toSorted()).toEqual(writtenInSql.trim().split('\n'));
  });

  it.each([
    ['insert into motto (place, line) values (1, 2)', 'motto.line'],
    ["update motto set place = 1, shown = 'x' where true", 'motto.shown'],
    ['insert into motto (place) values (1) on conflict do update set facts = excluded.facts', 'motto.facts'],
    ['update "motto" set line = 1', 'motto.line'],
    ['update only motto set line = 1', 'motto.line'],
    ['update public.motto set line = 1', 'motto.line'],
    ['update motto set "line" = 1', 'motto.line'],
    ['update motto set (place, line) = (1, 2)', 'update motto set …'],
    ['merge into motto using (select 1) s on true when matched then update set line = 1', 'merge into motto …'],
    ['copy motto (place, line) from stdin', 'motto.line'],
    ['insert into motto select * from other', 'insert into motto …'],
    ['update "${motto}" set line = 1', 'update "${motto}" set …'],
    ["update ${sql.table('motto')} set line = 1", "update ${sql.table('motto')} set …"],
  ])('are found in %j', (statement, column) => {
    expect(setInSql(`sql\`${statement}\``, planted)).toEqual([column]);
  });
});
