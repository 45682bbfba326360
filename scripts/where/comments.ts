// Comments of a file, as the search reads them.

/** A comment without its signs, and the line that follows it. */
export interface Comment {
  readonly comment: string;
  readonly next: string;
}

/** Every comment that stands in lines of its own. */
export const commentsIn = (text: string): Comment[] =>
  [...text.matchAll(/^[ \t]*(\/\*\*(?:(?!\*\/)[\s\S])*\*\/|(?:\/\/.*\n)+)\s*(.*)/gm)].map(([, comment = '', next = '']) => ({ comment: plain(comment), next }));

const plain = (comment: string): string => comment.replaceAll(/^\s*(?:\/\*\*|\*(?!\/)|\/\/) ?|\s*\*\/$/gm, '');

/** The first sentence of a text, on one line. */
export const firstSentence = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line;
};
