/** Record with its starting line, without cells if its quotes do not close. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[] | undefined;
}

const cellBy = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|(?!")([^,\n]*))(,|\n|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|(?!")([^;\n]*))(;|\n|$)/y,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"|(?!")([^\t\n]*))(\t|\n|$)/y,
};

const separators = [',', ';', '\t'] as const;

/** Sign between cells, read from the line that names the columns. */
export function separatorIn(text: string): keyof typeof cellBy {
  const [head = ''] = text.split(/\r|\n/, 1);
  return separators.find((sign) => head.includes(sign)) ?? ',';
}

/** CSV by RFC 4180, or with semicolons or tabs, with any line ends, skipping empty lines and BOM. */
export function csvRecords(text: string, sign = separatorIn(text)): readonly CsvRecord[] {
  const body = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  const cell = cellBy[sign];
  for (let [at, line] = [0, 1]; at < body.length;) {
    const read = recordAt(body, at, cell);
    if (read.cells?.join('') !== '') records.push({ line, cells: read.cells });
    line += body.slice(at, read.end).split('\n').length - 1;
    at = read.end;
  }
  return records;
}

/** Unreadable records end with their line. */
function recordAt(body: string, start: number, cell: RegExp): { readonly cells: string[] | undefined; readonly end: number } {
  const cells: string[] = [];
  for (let at = start; ;) {
    cell.lastIndex = at;
    const found = cell.exec(body);
    if (!found) return { cells: undefined, end: endOfLine(body, start) };
    const [whole, quoted, plain = '', ending] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (ending === '\n' || ending === '') return { cells, end: at };
  }
}

const endOfLine = (body: string, start: number): number => body.indexOf('\n', start) + 1 || body.length;
