import { safeLink } from './safe-link.ts';
import { withoutUnseen } from './unseen-signs.ts';

/** Plain text or link, never markup, so drawing it needs no escaping. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ours'; readonly text: string; readonly to: string }
  | { readonly kind: 'out'; readonly text: string; readonly href: string; readonly host: string };

export type Paragraph = readonly (readonly TextPart[])[];

/** Matches unambiguously, so that no text takes long (S-53, S-62). */
const linkLike = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)|https?:\/\/[^\s<>"'`[\]{}|\\^]{1,500}/gi;

/** Splits a text into paragraphs of lines with links. */
export const paragraphsOf = (text: string): readonly Paragraph[] =>
  withoutUnseen(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      paragraph
        .replace(/^\n|\n$/g, '')
        .split('\n')
        .map(partsOf),
    );

function partsOf(line: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of line.matchAll(linkLike)) {
    const [whole, label, url] = match;
    const link = label === undefined || url === undefined ? bareLink(whole) : labelled(label, url);
    if (!link) continue;
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) });
    parts.push(link.part);
    from = match.index + link.length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

interface FoundLink {
  readonly part: TextPart;
  readonly length: number;
}

function labelled(label: string, url: string): FoundLink | undefined {
  const link = safeLink(url);
  const text = label.trim();
  if (!link || !text) return undefined;
  const length = label.length + url.length + 4;
  return { part: link.kind === 'ours' ? { kind: 'ours', text, to: link.to } : { kind: 'out', text, href: link.href, host: link.host }, length };
}

/** Ends a URL before punctuation that belongs to the sentence. */
function bareLink(found: string): FoundLink | undefined {
  const url = found.replace(/[.,;:!?…)]+$/, '');
  const link = safeLink(url);
  if (link?.kind !== 'out') return undefined;
  return { part: { kind: 'out', text: url, href: link.href, host: link.host }, length: url.length };
}
