import { plainText } from '#core/content/plain-text.ts';
import type { Comment } from '#core/comments/comment.ts';
import { commentTextsOf } from '#core/comments/comment-texts.ts';
import type { CommentEdit, Comments } from '#core/comments/comments.ts';
import { textIn } from '#core/device/kept-value.ts';
import { saveEdit } from '../content/save-edit.ts';
import type { SentEdits } from '../content/sent-edits.ts';

/** Saves an edit based on the version read. */
export const saveComment = (
  comments: Comments,
  sent: SentEdits,
  owner: string,
  { commentId, version }: Comment,
  edit: Omit<CommentEdit, 'version'>,
): Promise<Comment> =>
  saveEdit<Comment>(sent, {
    owner,
    id: commentId,
    version,
    texts: commentTextsOf(edit),
    save: (over) => comments.change(commentId, { version: over, ...edit }),
    look: async () => (await comments.at(commentId)).comment,
    has: (comment, texts) => comment.content === plainText(textIn(texts['content'])),
  });
