// JSON as one edits it: a value that fits is on one line, and every sentence of a longer list on its own.

const widest = 140;

/** The same value always gives the same text. */
export const readable = (value: unknown): string => `${written(value, '')}\n`;

function written(value: unknown, indent: string): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || (indent !== '' && indent.length + short.length <= widest)) return short;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => `${deeper}${written(item, deeper)}`)
    : Object.entries(value).map(([name, item]) => `${deeper}${JSON.stringify(name)}: ${written(item, deeper)}`);
  return parts.length === 0 ? short : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
