import { postPath } from '../navigation/screens.ts';
import { paragraphsOf, type Paragraph, type TextPart } from '../content/post-text.ts';
import { leftBehindName } from '../personas/author.ts';
import { mentionPlaces, type Mention } from './mentions.ts';

interface MentioningText {
  readonly content: string;
  readonly postId: string;
  readonly mentions: readonly Mention[];
}

/** Links mentioned names in a comment. `nameOf` gives the shared name of all who left. */
export function mentioningText({ content, postId, mentions }: MentioningText, nameOf: (name: string) => string, page = postPath(postId)): readonly Paragraph[] {
  const paragraphs = paragraphsOf(content);
  if (mentions.length === 0) return paragraphs;
  const link = (text: string, { id, name }: Mention): TextPart =>
    name === leftBehindName ? { kind: 'text', text: `@${nameOf(name)}` } : { kind: 'ours', text, to: id === postId ? page : `${page}?comment=${id}` };
  const linked = (part: TextPart): readonly TextPart[] => (part.kind === 'text' ? linkedParts(part.text, mentions, link) : [part]);
  return paragraphs.map((lines) => lines.map((parts) => parts.flatMap(linked)));
}

function linkedParts(text: string, mentions: readonly Mention[], link: (text: string, mention: Mention) => TextPart): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { id, at, length } of mentionPlaces(text, mentions)) {
    const mention = mentions.find((each) => each.id === id);
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    if (mention) parts.push(link(text.slice(at, at + length), mention));
    from = at + length;
  }
  return from < text.length ? [...parts, { kind: 'text', text: text.slice(from) }] : parts;
}
