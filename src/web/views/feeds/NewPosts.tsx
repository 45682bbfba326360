import { observer } from 'mobx-react-lite';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { Button } from '../ui/Button.tsx';
import { UpIcon } from '../content/post-icons.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Announces new posts without moving the page. A press inserts them and focuses the first. */
export const NewPosts = observer(function NewPosts({ list }: { readonly list: FeedList }) {
  const words = useWords(feedWords);
  const { fresh } = list;
  const show = async () => {
    await list.bring();
    window.scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=feed] article')?.focus({ preventScroll: true }));
  };
  return (
    <div className={styles.news} role="status">
      {fresh > 0 && (
        <Button look="main" onClick={() => void show()}>
          <UpIcon small />
          {words.newPosts(fresh)}
        </Button>
      )}
    </div>
  );
});
