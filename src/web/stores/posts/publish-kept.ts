import { draftOf } from '#core/composer/draft-of.ts';
import { writingIn } from '#core/composer/kept-writing.ts';
import { Failure } from '#core/failure.ts';
import type { Posts, Publication } from '#core/posts/posts.ts';

/** Publishes a stored draft and refuses an invalid one. */
export async function publishKept(posts: Pick<Posts, 'create'>, kept: unknown, shown: { readonly authorName?: string }): Promise<Publication> {
  const writing = writingIn(kept);
  const draft = writing && draftOf(writing);
  if (!draft) throw new Failure('invalid');
  return posts.create({ ...draft, ...shown });
}
