/** Screen of a preview; unknown while the server renders. */
export type PreviewContext = 'mobile' | 'desktop' | 'none';

const limits: Readonly<Record<PreviewContext, number>> = { mobile: 85, desktop: 120, none: 100 };
const perNewline = 10;
const least = 20;

/** Letters shown before “more”, reduced per line break and at least twenty (R-066, D-07). */
export function previewLimit(text: string, context: PreviewContext, given?: number): number {
  const limit = context === 'desktop' ? (given ?? limits.desktop) : limits[context];
  const newlines = text.split('\n').length - 1;
  return Math.max(least, limit - perNewline * newlines);
}
