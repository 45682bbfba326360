import type { AccessReader } from '#core/posts/post-access.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';

export const readerOf = (row: { readonly author_ref: string }, { personas, isModerator }: Pick<PseudonymScope, 'personas' | 'isModerator'>): AccessReader => ({
  isAuthor: personas.includes(row.author_ref),
  isModerator,
});
