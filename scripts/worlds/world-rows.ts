// Rows of made-up worlds, as many as are wanted and always the same: what a number draws, and how rows go to COPY.

const rowsAtOnce = 2_000;

/** What a column holds; null is written as COPY reads it. */
export type Row = readonly (string | number | null)[];

/** The rows of so many things, and the table and columns that they go to. */
export interface Copied {
  readonly target: string;
  readonly count: number;
  readonly rowsOf: (n: number) => readonly Row[];
}

/** The rows as COPY reads them, some at a time. None of them holds a tab or a backslash. */
export async function* linesOf({ count, rowsOf }: Omit<Copied, 'target'>): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  for (let n = 1; n <= count; n++) {
    for (const row of rowsOf(n)) lines.push(row.map((value) => (value === null ? '\\N' : String(value).replaceAll('\n', '\\n'))).join('\t'));
    if (lines.length < rowsAtOnce && n < count) continue;
    if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
  }
}

/** A number from 0 to below 1 that belongs to a thing and a purpose. */
export function drawn(n: number, purpose: number): number {
  const once = Math.imul(n ^ (purpose * 0x9e_37_79_b1), 0x85_eb_ca_6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35);
  return ((twice ^ (twice >>> 16)) >>> 0) / 2 ** 32;
}

/** One of some, by a number from 0 to below 1. */
export const one = <Item>(from: readonly Item[], lot: number): Item | null => from[Math.floor(from.length * lot)] ?? null;

/** A place among so many, of which the first are drawn far more often. */
export const skewed = (count: number, lot: number): number => Math.floor(count * lot ** 3);

/** A name of sixteen digits without order; with a letter, the first digit gives way to it. */
export const scatteredId = (n: number, letter = ''): string => `${letter}${`${hex(Math.imul(n, 0x9e_37_79_b1))}${hex(n)}`.slice(letter.length)}`;

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

/** A key of the length that keys of contributions have. */
export const keyOf = (id: string): string => id.repeat(3).slice(0, 43);

/** How many votes a thing has: most have none. */
export const helpfulOf = (n: number): number => Math.floor(61 * drawn(n, 4) ** 14);
