import { observer } from 'mobx-react-lite';
import { commentSorts, mostHelpful } from '#core/comments/comment.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { parentKeyOf } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Chip } from '../ui/Chip.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CommentsClosed } from './CommentsClosed.tsx';
import { CommentThread } from './CommentThread.tsx';
import { PointedThread } from './PointedThread.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useTalkWords } from './use-talk-words.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface CommentsViewProps {
  readonly postId: string;
  /** Comment count, unknown below an empty place. */
  readonly count: number | undefined;
  readonly isOpen: boolean;
  readonly lockedFor: ModerationRule | null;
}

/** Comments of a post or answers of a question, before the form. */
export const CommentsView = observer(function CommentsView({ postId, count, isOpen, lockedFor }: CommentsViewProps) {
  const words = useWords(postWords);
  const said = useTalkWords();
  const store = useStore(CommentsStore);
  const { list, sort, talk } = store;
  const countSaid = talk.isOfAnswers ? said.answers.counted : words.commentsOn;
  if (count === undefined && list.roots.length === 0) return null;
  const known = count ?? list.roots.reduce((sum, { repliesCount }) => sum + 1 + (talk.isOfAnswers ? 0 : repliesCount), 0);
  const mayWrite = isOpen && lockedFor === null;
  const form = isOpen && <Form postId={postId} lockedFor={lockedFor} />;
  return (
    <section id="comments" className={talk.isOfAnswers ? styles.answers : styles.comments} aria-labelledby="comments-heading">
      <div className={styles.foot}>
        <h2 id="comments-heading" className={styles.title}>
          {known === 0 && mayWrite ? said.none : countSaid(known)}
        </h2>
        {known > 1 && <Sorts />}
      </div>
      {!talk.isOfAnswers && form}
      <PointedThread />
      <PagedList pages={list.threads} items={list.roots} more={said.more} meanwhile={<Skeleton lines={6} />} empty={null}>
        {(threads) => (talk.isOfAnswers ? <Answers /> : threads.map((thread) => <CommentThread key={thread.commentId} thread={thread} list={list} />))}
      </PagedList>
      {known > 1 && talk.isOfAnswers && sort === 'best' && <p className="hint">{said.answers.order}</p>}
      {talk.isOfAnswers && form}
    </section>
  );
});

const Form = observer(function Form({ postId, lockedFor }: Pick<CommentsViewProps, 'postId' | 'lockedFor'>) {
  const said = useTalkWords();
  return (
    <div id="reply">
      {lockedFor === null ? <ReplyForm parent={{ postId }} label={said.write} /> : <CommentsClosed parentKey={parentKeyOf({ postId })} lockedFor={lockedFor} />}
    </div>
  );
});

/** Answers with their replies, the most helpful one marked. */
const Answers = observer(function Answers() {
  const { list, sort } = useStore(CommentsStore);
  const best = sort === 'best' ? mostHelpful(list.roots)?.commentId : undefined;
  return list.roots.map((thread) => (
    <div key={thread.commentId} className="card">
      <CommentThread thread={thread} list={list} isBest={thread.commentId === best} />
    </div>
  ));
});

/** Leaves out oldest first, which says nothing about answers. */
const answerOrders = ['best', 'newest'] as const;

const Sorts = observer(function Sorts() {
  const said = useTalkWords();
  const store = useStore(CommentsStore);
  return (
    <div className="row needs-script" role="group" aria-label={said.sort}>
      {(store.talk.isOfAnswers ? answerOrders : commentSorts).map((each) => (
        <Chip key={each} pressed={each === store.sort} onClick={() => void store.order(each)}>
          {said.sorts[each]}
        </Chip>
      ))}
    </div>
  );
});
