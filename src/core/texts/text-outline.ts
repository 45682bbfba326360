import { lettersOf, type TextBlock } from './instance-text.ts';

export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
}

/** Lists second-level headings, or nothing for fewer than two. */
export function outlineOf(blocks: readonly TextBlock[]): readonly OutlineEntry[] {
  const entries = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: lettersOf(block.runs) }] : []));
  return entries.length < 2 ? [] : entries;
}
