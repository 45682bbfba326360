/** Start of texts that a spreadsheet would run; in a dump they bear a mark more. */
const run = String.raw`'*[=+\-@\t\r]`;
const [runs, marked] = [new RegExp(`^${run}`), new RegExp(`^'${run}`)];

export const markedText = (text: string): string => (runs.test(text) ? `'${text}` : text);

export const unmarkedText = (text: string): string => (marked.test(text) ? text.slice(1) : text);

const inSql = (pattern: string): string => `'^${pattern.replaceAll("'", "''")}'`;

/** Column as an SQL expression of that name. */
export const markedInSql = (column: string): string => `case when ${column} ~ ${inSql(run)} then '''' || ${column} else ${column} end as ${column}`;

/** Statement that takes the marks off a column again. */
export const unmarkInSql = (table: string, column: string): string =>
  `update ${table} set ${column} = substr(${column}, 2) where ${column} ~ ${inSql(`'${run}`)}`;
