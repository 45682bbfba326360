export type CommentParent = { readonly postId: string } | { readonly commentId: string };

export const parentKeyOf = (parent: CommentParent): string => ('postId' in parent ? `post.${parent.postId}` : `comment.${parent.commentId}`);

export const parentAt = (parentKey: string): CommentParent => {
  const [kind, id = ''] = parentKey.split('.');
  return kind === 'post' ? { postId: id } : { commentId: id };
};

export const editKeyOf = (commentId: string): string => `edit.${commentId}`;
