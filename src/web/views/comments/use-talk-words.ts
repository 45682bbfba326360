import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import type { CommentWords } from '#web/words/en/comments/words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Calls comments below a question answers. For observers only. */
export function useTalkWords(): CommentWords {
  const said = useWords(commentWords);
  return useStore(CommentsStore).talk.isOfAnswers ? { ...said, ...said.answers, locked: { ...said.locked, ...said.answers.locked } } : said;
}
