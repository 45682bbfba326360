import type { Language } from '../device/preferences.ts';

export const textNames = ['faq', 'about-us', 'our-team', 'privacy-policy', 'community-guidelines', 'terms-of-use'] as const;
export type TextName = (typeof textNames)[number];

/** Plain text in one style, never markup, so nothing in it can run. */
export interface TextRun {
  readonly text: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly code?: boolean;
  /** Only links that `safeHref` accepts. */
  readonly href?: string;
}

export interface TextLine {
  readonly runs: readonly TextRun[];
}

export interface TextHeading extends TextLine {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  /** Anchor in URLs, unique within a text. */
  readonly id: string;
}

/** Blocks never nest. */
export type TextBlock =
  | TextHeading
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly TextLine[] }
  | { readonly kind: 'table'; readonly head: readonly TextLine[]; readonly rows: readonly { readonly cells: readonly TextLine[] }[] };

/** Written by the host, or the shipped default. */
export interface InstanceText {
  readonly title: string;
  /** Language of the text, possibly other than requested if the host wrote only that. */
  readonly language: Language;
  /** Day of the change, such as `2026-11-27`, or null if unknown. */
  readonly changedOn: string | null;
  readonly isDefault: boolean;
  readonly blocks: readonly TextBlock[];
}

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

export const lettersOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');
