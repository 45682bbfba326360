import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Comment } from '#core/comments/comment.ts';
import { mentioningText } from '#core/comments/mentioning-text.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { RichText } from '../content/RichText.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

export const CommentText = observer(function CommentText({ comment }: { readonly comment: Comment }) {
  const { authorName } = useWords(postWords);
  const { path } = useStore(CommentsStore).talk;
  const paragraphs = useMemo(() => mentioningText(comment, authorName, path), [comment, authorName, path]);
  return paragraphs.length === 0 ? null : (
    <div className={styles.text}>
      <RichText paragraphs={paragraphs} />
    </div>
  );
});
