import { lettersOf, type TextBlock } from './instance-text.ts';

/** An entry of the table of contents. */
export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
}

/** The table of contents of a text: its headings of the second level. A text with fewer than two has none, for there is nothing to choose. */
export function outlineOf(blocks: readonly TextBlock[]): readonly OutlineEntry[] {
  const entries = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: lettersOf(block.runs) }] : []));
  return entries.length < 2 ? [] : entries;
}
