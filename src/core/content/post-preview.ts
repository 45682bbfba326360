/** The context of a preview: a phone, a wide screen, or unknown, as while a page is rendered on the server. */
export type PreviewContext = 'mobile' | 'desktop' | 'none';

const limits: Readonly<Record<PreviewContext, number>> = { mobile: 85, desktop: 120, none: 100 };
const perNewline = 10;
const least = 20;

/** The length of a post's preview before “more”, in letters: fewer for every line it begins again, and never fewer than twenty (R-066, D-07). A limit that is given counts on wide screens in the place of theirs. */
export function previewLimit(text: string, context: PreviewContext, given?: number): number {
  const limit = context === 'desktop' ? (given ?? limits.desktop) : limits[context];
  const newlines = text.split('\n').length - 1;
  return Math.max(least, limit - perNewline * newlines);
}
