import { Refusal } from './refusal.ts';

const deepest = 32;
const mostKeys = 2_000;

/** Refuses duplicate names, prototype names, infinite numbers and broken characters. */
export function strictJson(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  const value = parsed(text);
  refuseOdd(text);
  return value;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw malformed('The body is not UTF-8.', cause);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed('The body is not JSON.', cause);
  }
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]|-?\d[^\s,\]}]*/g;

/** Checks tokens, since parsed values hide their source. */
function refuseOdd(text: string): void {
  const open: Set<string>[] = [];
  let last = '';
  let keys = 0;
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') {
      if (open.push(new Set()) > deepest) throw malformed('The body is nested too deeply.');
    } else if (found === '}' || found === ']') open.pop();
    else if (found === ':') {
      const names = open.at(-1);
      if (last === '__proto__' || last === 'constructor' || last === 'prototype') throw malformed('The body holds a name that is not allowed.');
      if (names?.has(last) || ++keys > mostKeys) throw malformed('The body holds the same name twice, or too many names.');
      names?.add(last);
    } else if (found.startsWith('"')) last = unquoted(found);
    else if (!Number.isFinite(Number(found))) throw malformed('The body holds a number that is too large.');
  }
}

function unquoted(quoted: string): string {
  const text: string = JSON.parse(quoted);
  if (text.includes('\0') || !text.isWellFormed()) throw malformed('The body holds characters that are no text.');
  return text;
}

const malformed = (message: string, cause?: unknown): Refusal => new Refusal('BODY_MALFORMED', message, { cause });
