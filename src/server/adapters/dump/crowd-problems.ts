import { fewestContributors } from '#core/crowds/fewest.ts';
import type { CsvRow } from './csv-intake.ts';
import { openTables, type OpenTable } from './open-tables.ts';
import type { RowReaders } from './read-dump.ts';
import { dumpedAt } from './write-dump.ts';

export class CrowdScan {
  readonly problems: string[] = [];
  #rows = 0;

  readonly readers: RowReaders = Object.fromEntries(openTables.map((open) => [dumpedAt(open.table.name), (row) => this.#look(open, row)]));

  get count(): number {
    return this.#rows;
  }

  #look(open: OpenTable, row: CsvRow): void {
    this.#rows++;
    const { table, fewest } = open;
    const people = fewest?.of.reduce((sum, column) => sum + Number(row[column]), 0);
    if (fewest && people !== undefined && people < fewest.people)
      this.problems.push(`${dumpedAt(table.name)} has a row of ${people} people: ${Object.values(row).join(',')}`);
    for (const [name, cell] of Object.entries(row)) {
      if (table.columns[name]?.facts.kind !== 'json' || cell === '') continue;
      const figures: unknown = JSON.parse(cell);
      if (isOfFew(figures)) this.problems.push(`${dumpedAt(table.name)} has a figure of fewer than ${fewestContributors} people in ${name}: ${cell}`);
    }
  }
}

/** Counts fewer people than may be shown; 0 means none is shown. */
function isOfFew(figure: unknown): boolean {
  if (typeof figure !== 'object' || figure === null) return false;
  return Object.entries(figure).some(([name, value]) =>
    name === 'people' && typeof value === 'number' ? value > 0 && value < fewestContributors : isOfFew(value),
  );
}
