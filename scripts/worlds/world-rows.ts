// Rows of made-up worlds, as many as are wanted and always the same: what a number draws, and how rows go to COPY.

const rowsAtOnce = 2_000;

/** What a column holds; null is written as COPY reads it. */
export type Row = readonly (string | number | null)[];

/** The rows of so many things as COPY reads them, some at a time. None of them holds a tab or a backslash. */
export async function* linesOf(count: number, rowsOf: (n: number) => readonly Row[], tell?: (n: number) => void): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  for (let n = 1; n <= count; n++) {
    for (const row of rowsOf(n)) lines.push(row.map((value) => (value === null ? '\\N' : String(value).replaceAll('\n', '\\n'))).join('\t'));
    tell?.(n);
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

/** A name of sixteen digits without order. */
export const scatteredId = (n: number): string => `${hex(Math.imul(n, 0x9e_37_79_b1))}${hex(n)}`;

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');
