/**
 * The texts of a comment that its author writes and may change, by the names that their columns have too. A new text of comments is declared here, in two
 * lines: drafts, edits and comments have it then, and sanitizing, the abuse check, watched words, earlier versions and the fake read it, or do not compile.
 */
export const commentTextNames = ['content'] as const;

export type CommentTexts<Text extends string = string> = Readonly<Record<(typeof commentTextNames)[number], Text>>;

/** The texts of a comment, each made again. */
export const mapCommentTexts = <Made extends string>(texts: CommentTexts, made: (text: string) => Made): CommentTexts<Made> => ({
  content: made(texts.content),
});

/** The texts alone, out of all that a comment or a draft has. */
export const commentTextsOf = (texts: CommentTexts): CommentTexts => mapCommentTexts(texts, (text) => text);
