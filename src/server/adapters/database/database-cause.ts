/** PostgreSQL's code and schema names, never a row value or statement. */
export interface DatabaseCause {
  readonly sqlState: string;
  readonly means: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly column?: string;
}

const classes: Readonly<Record<string, string>> = {
  '08': 'connection lost',
  '0A': 'feature not supported',
  '21': 'cardinality violated',
  '22': 'value does not fit',
  '23': 'constraint violated',
  '25': 'transaction in a wrong state',
  '26': 'statement not known',
  '28': 'login refused',
  '2B': 'others depend on it',
  '34': 'cursor not known',
  '3D': 'no such database',
  '3F': 'no such schema',
  '40': 'transaction rolled back',
  '42': 'name not known, or no right to it',
  '53': 'out of room',
  '54': 'limit exceeded',
  '55': 'not in the state it needs',
  '57': 'stopped from outside',
  '58': 'system failed',
  P0: 'raised by a function',
  XX: 'fault in the database',
};

/** Codes whose messages name only the schema. Others, even syntax errors (42601), may quote members. */
const withSafeSentence = /^(08|0A|25|26|40|42(?!60)|53|54|55|57|58)/;

/** Distinguishes codes such as 23505 from system codes such as EPIPE. */
export const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

const codeIn = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Undefined for errors other than PostgreSQL's. */
export function databaseCauseOf(error: unknown): DatabaseCause | undefined {
  const sqlState = codeIn(error);
  if (!isSqlState(sqlState)) return undefined;
  const names = error as { readonly table?: unknown; readonly constraint?: unknown; readonly column?: unknown };
  const means = classes[sqlState.slice(0, 2)] ?? 'refused';
  return { sqlState, means, ...nameOf('table', names.table), ...nameOf('constraint', names.constraint), ...nameOf('column', names.column) };
}

const nameOf = <Key extends string>(key: Key, name: unknown): { readonly [Name in Key]?: string } =>
  typeof name === 'string' && /^[\w$]{1,63}$/.test(name) ? ({ [key]: name } as { readonly [Name in Key]: string }) : {};

/** Reason from database, driver or network, without any values. */
export function databaseReasonOf(error: unknown): string | undefined {
  const cause = databaseCauseOf(error);
  if (!cause) return error instanceof Error ? error.message || codeIn(error) : undefined;
  const { sqlState, means, table, constraint, column } = cause;
  const said = withSafeSentence.test(sqlState) ? (error as Error).message : means;
  const named = [table && `table ${table}`, column && `column ${column}`, constraint && `constraint ${constraint}`].filter(Boolean).join(', ');
  return `${said}${named && ` in ${named}`} (${sqlState})`;
}
