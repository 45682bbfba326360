/** Author's texts of a comment, by column name. Declare new texts here for drafts, checks and versions. */
export const commentTextNames = ['content'] as const;

export type CommentTexts<Text extends string = string> = Readonly<Record<(typeof commentTextNames)[number], Text>>;

export const mapCommentTexts = <Made extends string>(texts: CommentTexts, made: (text: string) => Made): CommentTexts<Made> => ({
  content: made(texts.content),
});

export const commentTextsOf = (texts: CommentTexts): CommentTexts => mapCommentTexts(texts, (text) => text);
