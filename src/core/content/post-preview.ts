/** Where a preview is shown: on a phone, on a wide screen, or where nothing is known of the reader's device, as while a page is rendered. */
export type PreviewContext = 'mobile' | 'desktop' | 'none';

const limits: Readonly<Record<PreviewContext, number>> = { mobile: 85, desktop: 120, none: 100 };
const perNewline = 10;
const least = 20;

/** How many letters of a post are shown before “more”: fewer for every line it begins anew, and never fewer than twenty (R-066, D-07). A limit that is given counts on wide screens in the place of theirs. */
export function previewLimit(text: string, context: PreviewContext, given?: number): number {
  const limit = context === 'desktop' ? (given ?? limits.desktop) : limits[context];
  const newlines = text.split('\n').length - 1;
  return Math.max(least, limit - perNewline * newlines);
}
