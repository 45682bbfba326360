import type { EditableTexts } from '#core/posts/post-texts.ts';
import styles from './composer.module.css';

/** The words of a post that is there, beside other ones that are written for it. */
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
