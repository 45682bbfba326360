// Rows of the company family can lie on several machines: every key holds the company, and no foreign key leads to what lies elsewhere. One from
// the first machine to a copied table would draw its own into the catalogue of the cluster, and all that lead to it.
import type { AnyTable } from '#server/adapters/database/table.ts';
import { partsOf, statementsIn, type ForeignKey, type Keys } from './migrated-schema.ts';

/** Tables whose keys do not let them be spread by their company. */
export function spreadRefusals(keys: Keys, tables: readonly AnyTable[]): string[] {
  const places = new Map(tables.map(({ name, spread }) => [name, spread]));
  const isSpread = (name: string): boolean => places.get(name) === 'by company';
  const wanting = keys.unique.filter(({ table, columns }) => isSpread(table) && !columns.includes('company_id'));
  const unkeyed = tables.filter(({ name }) => isSpread(name) && !keys.unique.some(({ table, columns }) => table === name && columns.includes('company_id')));
  const homeless = tables.filter(({ name, columns }) => isSpread(name) && columns['company_id']?.facts.isNullable);
  const coarsened = tables.filter(({ spread, columns }) => spread && Object.values(columns).some(({ facts }) => facts.span !== undefined));
  return [
    ...[
      ...wanting.map(({ table, name }) => `${table}: ${name} holds no company_id.`),
      ...unkeyed.map(({ name }) => `${name}: it has no key that holds company_id.`),
      ...homeless.map(({ name }) => `${name}: company_id may be null.`),
      ...keys.foreign.filter((key) => leadsAway(key, isSpread, (name) => places.get(name) === 'everywhere')).map(refusalOf),
    ].map((reason) => `${reason} Tables that are spread by company are keyed by it.`),
    ...coarsened.map(({ name }) => `${name}: a time of it is made coarse, which a cluster refuses. Such tables lie on the first machine.`),
  ];
}

function leadsAway({ table, to, columns, toColumns }: ForeignKey, isSpread: (name: string) => boolean, isEverywhere: (name: string) => boolean): boolean {
  if (!isSpread(to)) return isSpread(table) || isEverywhere(table) ? !isEverywhere(to) : isEverywhere(to);
  return !isSpread(table) || toColumns[columns.indexOf('company_id')] !== 'company_id';
}

const refusalOf = ({ table, name, to }: ForeignKey): string => `${table}: ${name} leads to ${to}, which is not beside it.`;

/** Steps that a database refuses once its tables are spread. */
export function stepRefusals(steps: readonly { readonly name: string; readonly text: string }[], tables: readonly AnyTable[]): string[] {
  const spread = new Set(tables.flatMap(({ name, spread: place }) => (place ? [name] : [])));
  return steps.flatMap(({ name, text }) =>
    statementsIn(text).flatMap((statement) => {
      const [, how, table = '', all = ''] = /^(alter|create) table (\w+) (.*)$/.exec(statement) ?? [];
      const parts = partsOf(how === 'create' ? all.slice(1, -1) : all);
      const reasons = spread.has(table) ? parts.flatMap((part) => reasonsAgainst(part, how === 'alter', parts.length > 1)) : [];
      return reasons.map((reason) => `${name}: ${table} is spread over the machines of a cluster, and ${reason}.`);
    }),
  );
}

function reasonsAgainst(part: string, isChange: boolean, isBesideAnother: boolean): string[] {
  const found = {
    'a constraint beside another change is refused there: give it a statement of its own':
      isBesideAnother && /^add (?:constraint|check|unique|primary|foreign)\b/.test(part),
    'a check of a new column has to be named there': /^add column (?!.* constraint ).* check /.test(part),
    'an added column cannot number rows there': /^add column .* identity\b/.test(part),
    'how a column is stored or counted cannot be set there': / set (?:storage|statistics) /.test(part),
  };
  if (!isChange) return /^\w+ (?!bigint\b).* identity\b/.test(part) ? ['only a bigint numbers rows there'] : [];
  return Object.entries(found).flatMap(([reason, is]) => (is ? [reason] : []));
}
