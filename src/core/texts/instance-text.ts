import type { Language } from '../device/preferences.ts';

/** The texts that every installation has: answers, who is behind it, and its rules. */
export const textNames = ['faq', 'about-us', 'our-team', 'privacy-policy', 'community-guidelines', 'terms-of-use'] as const;
export type TextName = (typeof textNames)[number];

/** Letters in one style. It is text and never markup, so that nothing in it can run. */
export interface TextRun {
  readonly text: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly code?: boolean;
  /** A link that `safeHref` lets through. */
  readonly href?: string;
}

/** A line of a list, or the cell of a table. */
export interface TextLine {
  readonly runs: readonly TextRun[];
}

export interface TextHeading extends TextLine {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  /** Its name in URLs, behind `#`; no two headings of a text have the same. */
  readonly id: string;
}

/** A block of a text. Blocks hold no blocks, so that a text is as flat as it is read. */
export type TextBlock =
  | TextHeading
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly TextLine[] }
  | { readonly kind: 'table'; readonly head: readonly TextLine[]; readonly rows: readonly { readonly cells: readonly TextLine[] }[] };

/** A text of an installation as it is read: its host's own, or the one that ships. */
export interface InstanceText {
  readonly title: string;
  /** The language it is written in, which is another than asked for where its host wrote that alone. */
  readonly language: Language;
  /** The day on which it was changed, such as `2026-11-27`; null where it does not say. */
  readonly changedOn: string | null;
  /** Whether it is the text that ships. */
  readonly isDefault: boolean;
  readonly blocks: readonly TextBlock[];
}

/** The most that one text holds. */
export const textBounds = {
  longestTextTitle: 200,
  longestTextRun: 5_000,
  longestTextHref: 2_048,
  longestTextAnchor: 100,
  longestTextSummary: 300,
  longestBlogSlug: 80,
  mostTextBlocks: 500,
  mostTextRuns: 200,
  mostTextItems: 200,
  mostTextCells: 12,
  mostBlogPosts: 500,
  mostCredits: 2_000,
} as const;

/** The letters of runs, without their styles. */
export const lettersOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');
