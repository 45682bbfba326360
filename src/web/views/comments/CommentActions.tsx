import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Comment } from '#core/comments/comment.ts';
import { parentKeyOf } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { aboutPath } from '../chat/messages-path.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EditIcon, ChatIcon, FlagIcon, MoreIcon, ShareIcon } from '../ui/icons.tsx';
import { Menu, type MenuItem } from '../overlays/Menu.tsx';
import { DeleteIcon } from '../content/post-icons.tsx';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useReport } from '../content/use-report.ts';
import { useWriteTo } from '../content/use-write-to.ts';
import { useModerating } from '../moderation/use-moderating.tsx';
import { useStopActions } from '../moderation/use-stop-actions.tsx';
import { VoteButtons } from '../votes/VoteButtons.tsx';
import { useCommentSharing } from './use-comment-sharing.ts';
import { useTalkWords } from './use-talk-words.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Votes, answers and folding, all else behind one button. */
export const CommentActions = observer(function CommentActions({ comment, fold }: { readonly comment: Comment; readonly fold?: ReactNode }) {
  const words = useWords(postWords);
  const said = useTalkWords();
  const store = useStore(CommentsStore);
  const asMember = useMembersOnly();
  const items = useCommentActions(comment);
  const share = useCommentSharing();
  const { parent, isOfAnswers } = store.talk;
  const { commentId, rootId, status, lockedFor } = comment;
  const isOpen = parent?.status === 'LIVE' && status === 'LIVE';
  const root = store.list.roots.find((each) => each.commentId === rootId);
  const mayAnswer = isOpen && parent.lockedFor === null && lockedFor === null && (root?.lockedFor ?? null) === null;
  return (
    <div className={styles.acts}>
      {isOpen && <VoteButtons resource={{ resourceId: commentId, resourceType: 'COMMENT' }} tally={comment} />}
      {mayAnswer && (
        <Button
          look="quiet"
          className="needs-script"
          id={`reply-${parentKeyOf({ commentId })}`}
          onClick={() => asMember(() => store.write(parentKeyOf({ commentId })))}
        >
          {said.reply}
        </Button>
      )}
      {isOfAnswers && rootId === null && status === 'LIVE' && (
        <Button look="quiet" className={`needs-script ${styles.sharing}`} onClick={() => void share(comment)}>
          <ShareIcon small />
          {said.answers.share}
        </Button>
      )}
      {lockedFor !== null && <span className="muted sm">{said.locked.answers}</span>}
      {fold}
      <span className="needs-script">
        <Menu button={<MoreIcon small />} buttonClass="btn quiet sq" label={words.actions} items={items} />
      </span>
    </div>
  );
});

function useCommentActions(comment: Comment): readonly MenuItem[] {
  const words = useWords(postWords);
  const said = useTalkWords();
  const store = useStore(CommentsStore);
  const actions = useStore(PostActionsStore);
  const report = useReport();
  const share = useCommentSharing();
  const { commentId, author, isMine, mayEdit, mayDelete } = comment;
  const resource = { resourceId: commentId, resourceType: 'COMMENT' } as const;
  const stops = useStopActions(resource, author);
  const writeTo = useWriteTo(aboutPath('COMMENT', commentId));
  const moderating = useModerating(resource, comment, ({ status, lockedFor }) => {
    if (status !== 'SCHEDULED') store.list.change({ ...comment, status, lockedFor });
  });
  return [
    ...(comment.status === 'LIVE' && !(store.talk.isOfAnswers && comment.rootId === null)
      ? [{ label: said.link, icon: <ShareIcon />, press: () => void share(comment) }]
      : []),
    ...(mayEdit ? [{ label: words.edit, icon: <EditIcon />, press: () => store.write(`edit.${commentId}`) }] : []),
    ...(mayDelete
      ? [
          {
            label: words.remove,
            icon: <DeleteIcon />,
            isDestructive: true,
            press: () => actions.ask({ kind: 'remove', what: resource, remove: () => store.remove(comment) }),
          },
        ]
      : []),
    ...(isMine
      ? []
      : [
          { label: words.writeTo, icon: <ChatIcon />, ...writeTo },
          ...stops,
          { label: words.report, icon: <FlagIcon />, isDestructive: true, press: () => report(resource) },
        ]),
    ...moderating,
  ];
}
