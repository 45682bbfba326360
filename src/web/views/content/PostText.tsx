import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { previewLimit } from '#core/content/post-preview.ts';
import { sliceOf } from '#core/content/post-slice.ts';
import { paragraphsOf } from '#core/content/post-text.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { RichText } from './RichText.tsx';
import { usePreviewContext } from './use-preview-context.ts';
import { useWords } from '../words.tsx';
import styles from './content.module.css';

interface PostTextProps {
  readonly text: string;
  readonly title: string;
  /** Cuts the text until more is requested. */
  readonly isPreview: boolean;
}

export const PostText = observer(function PostText({ text, title, isPreview }: PostTextProps) {
  const words = useWords(postWords);
  const context = usePreviewContext();
  const [isWhole, showWhole] = useState(!isPreview);
  const paragraphs = useMemo(() => paragraphsOf(text), [text]);
  const preview = useMemo(() => sliceOf(paragraphs, previewLimit(text, context)), [paragraphs, text, context]);
  if (paragraphs.length === 0) return null;
  const isCut = !isWhole && preview.hasMore;
  const more = isCut && (
    <>
      {'… '}
      <button type="button" className={`needs-script ${styles.more}`} onClick={() => showWhole(true)} aria-label={words.readMoreOf(title)}>
        {words.readMore}
      </button>
    </>
  );
  return (
    <div className={styles.text}>
      <RichText paragraphs={isCut ? preview.shown : paragraphs} end={more} />
    </div>
  );
});
