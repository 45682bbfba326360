import { cutOff } from './cut-off.ts';

export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.lastIndexOf(' ', longest);
  return cutOff(line.slice(0, cut > longest / 2 ? cut : longest));
}
