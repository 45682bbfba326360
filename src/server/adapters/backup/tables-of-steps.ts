import type { TableShape } from './backup-format.ts';

interface Step {
  readonly text: string;
}

const change =
  /^\s*(?:create (?:unlogged )?table (?:if not exists )?(?!if\b)(\w+)\b(?! partition of)|drop table (?:if exists )?(\w+)|alter table (?:if exists )?(\w+) rename to (\w+))/gim;

/** Tables left by schema steps, parsed from one statement per line start. */
export function tablesOf(steps: readonly Step[]): ReadonlySet<string> {
  const tables = new Set(steps.length > 0 ? ['migration'] : []);
  for (const { text } of steps)
    for (const [, made, dropped, from, to] of text.replaceAll(/^\s*--.*$/gm, '').matchAll(change)) {
      if (made !== undefined) tables.add(made);
      if (dropped !== undefined) tables.delete(dropped);
      if (from !== undefined && to !== undefined && tables.delete(from)) tables.add(to);
    }
  return tables;
}

export function missingTable(steps: readonly Step[], shapes: readonly Pick<TableShape, 'name'>[]): string | undefined {
  const stored = new Set(shapes.map(({ name }) => name));
  return [...tablesOf(steps)].find((name) => !stored.has(name));
}
