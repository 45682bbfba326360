import { editableBy, editableOf, hasTexts } from '#core/posts/post-texts.ts';
import type { Post } from '#core/posts/post.ts';
import type { PostEdit, Posts } from '#core/posts/posts.ts';
import { textIn } from '#core/device/kept-value.ts';
import { saveEdit } from '../content/save-edit.ts';
import type { SentEdits } from '../content/sent-edits.ts';

export const savePost = (posts: Posts, sent: SentEdits, owner: string, postId: string, { version, ...edit }: PostEdit): Promise<Post> =>
  saveEdit<Post>(sent, {
    owner,
    id: postId,
    version,
    texts: editableOf(edit),
    save: (over) => posts.change(postId, { ...edit, version: over }),
    look: async () => (await posts.at(postId)).post,
    has: (post, texts) =>
      hasTexts(
        post,
        editableBy((name) => textIn(texts[name])),
      ),
  });
