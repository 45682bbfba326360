/** One record of a CSV file, with the line on which it starts; one whose quotes do not close has no cells. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[] | undefined;
}

/** A cell in quotes, in which a quote is doubled, or one without; and what ends it. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|(?!")([^,\n]*))(,|\n|$)/y;

/** The records of a CSV file by RFC 4180, whatever its line ends; empty lines are none, and a byte order mark (BOM) is passed over. */
export function csvRecords(text: string): readonly CsvRecord[] {
  const body = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  for (let [at, line] = [0, 1]; at < body.length;) {
    const read = recordAt(body, at);
    if (read.cells?.join('') !== '') records.push({ line, cells: read.cells });
    line += body.slice(at, read.end).split('\n').length - 1;
    at = read.end;
  }
  return records;
}

/** The cells from a place on, and where the record ends; one that cannot be read ends with its line. */
function recordAt(body: string, start: number): { readonly cells: string[] | undefined; readonly end: number } {
  const cells: string[] = [];
  for (let at = start; ;) {
    cell.lastIndex = at;
    const found = cell.exec(body);
    if (!found) return { cells: undefined, end: endOfLine(body, start) };
    const [whole, quoted, plain = '', ending] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (ending !== ',') return { cells, end: at };
  }
}

const endOfLine = (body: string, start: number): number => body.indexOf('\n', start) + 1 || body.length;
