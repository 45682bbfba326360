import type { EditableTexts } from '#core/posts/post-texts.ts';
import styles from './composer.module.css';

export function PostedText({ post }: { readonly post: EditableTexts }) {
  return (
    <>
      {post.title && (
        <p className="strong" dir="auto">
          {post.title}
        </p>
      )}
      <p className={styles.rephrased} dir="auto">
        {post.content}
      </p>
    </>
  );
}
