/** The parent of a comment: a post, or another comment. */
export type CommentParent = { readonly postId: string } | { readonly commentId: string };

/** The key of a parent, under which a draft is stored on the device. */
export const parentKeyOf = (parent: CommentParent): string => ('postId' in parent ? `post.${parent.postId}` : `comment.${parent.commentId}`);

/** The parent by its key. */
export const parentAt = (parentKey: string): CommentParent => {
  const [kind, id = ''] = parentKey.split('.');
  return kind === 'post' ? { postId: id } : { commentId: id };
};

/** The key of the draft of an edit. */
export const editKeyOf = (commentId: string): string => `edit.${commentId}`;
