import { csvRecords } from '#core/company-profiles/csv-records.ts';
import { Failure } from '#core/failure.ts';
import { unmarkedText } from './marked-text.ts';
import type { FileIntake } from './zip-in.ts';

export type CsvRow = Readonly<Record<string, string>>;

/** Parses a CSV file with a header line and hands on each record once complete. */
export class CsvIntake implements FileIntake {
  readonly #decoder = new TextDecoder();
  readonly #path: string;
  readonly #read: (row: CsvRow) => void;
  #rest = '';
  /** Collects lines of a record, since quotes may contain line ends. */
  #open = '';
  #names: readonly string[] | undefined;

  constructor(path: string, read: (row: CsvRow) => void) {
    this.#path = path;
    this.#read = read;
  }

  take(part: Uint8Array): void {
    const lines = `${this.#rest}${this.#decoder.decode(part, { stream: true })}`.split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
  }

  end(): void {
    const last = this.#rest + this.#decoder.decode();
    if (last !== '') this.#line(last);
    if (this.#open !== '') throw this.#unreadable();
  }

  #line(line: string): void {
    const record = this.#open === '' ? line : `${this.#open}\n${line}`;
    if ((record.split('"').length - 1) % 2 === 1) {
      this.#open = record;
      return;
    }
    this.#open = '';
    const cells = csvRecords(record, ',')[0]?.cells;
    if (!cells) throw this.#unreadable();
    if (!this.#names) {
      this.#names = cells;
      return;
    }
    this.#read(Object.fromEntries(this.#names.map((name, at) => [name, unmarkedText(cells[at] ?? '')])));
  }

  #unreadable(): Failure {
    return new Failure('invalid', `${this.#path} in the dump cannot be read as CSV.`);
  }
}

/** Quotes a cell only where needed, as PostgreSQL does. */
const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  const text = String(value);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\n`;
