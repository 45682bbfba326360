import { cutOff } from './cut-off.ts';

/** Shortens to one line, avoiding cuts within a word. */
export function beginningOf(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return cutOff(line.slice(0, most - 1).replace(/\s+\S*$/, ''));
}
