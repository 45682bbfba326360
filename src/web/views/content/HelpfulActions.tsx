import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { pressed, type Resource } from '#core/votes/vote.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { FlagIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { UpIcon } from './post-icons.tsx';
import { useCast } from './use-cast.ts';
import { useMembersOnly } from './use-members-only.ts';
import { useNameBegun } from './use-name-begun.ts';
import styles from './helpful.module.css';

/** The sentences of these actions, said of the kind of thing that they are about. */
export interface HelpfulActionWords {
  readonly actions: string;
  readonly helpful: string;
  readonly helpfulSaid: (count: number) => string;
  readonly share: string;
  readonly copied: string;
  readonly report: string;
  readonly open: string;
}

interface HelpfulActionsProps {
  readonly resource: Resource;
  readonly helpfulCount: number;
  /** Its title where it is shared. */
  readonly title: string;
  /** Its own address. */
  readonly path: string;
  /** Whether it stands there. */
  readonly isAlone: boolean;
  readonly words: HelpfulActionWords;
}

/** Helpful, share, report, and the address of something that was contributed about a company. */
export const HelpfulActions = observer(function HelpfulActions({ resource, helpfulCount, title, path, isAlone, words }: HelpfulActionsProps) {
  const [actions, toasts, cast] = [useStore(PostActionsStore), useStore(ToastStore), useCast()];
  const [asMember, begun] = [useMembersOnly(), useNameBegun()];
  const vote = useStore(VotesStore).of(resource, { upVotes: helpfulCount, downVotes: 0, myVote: 'none' });
  const { upVotes, myVote } = vote.shown;
  const share = async () => {
    if ((await actions.passOn(title, path)) === 'copied') toasts.show({ type: 'success', text1: words.copied });
  };
  return (
    <div className={styles.acts} role="group" aria-label={words.actions}>
      <Button look="quiet" className="needs-script" aria-pressed={myVote === 'up'} onClick={() => cast(vote, (shown) => pressed('up', shown.myVote))}>
        <UpIcon />
        {words.helpful}
        {upVotes > 0 && <b>{grouped(upVotes)}</b>}
        {upVotes > 0 && <span className="vh">{words.helpfulSaid(upVotes)}</span>}
      </Button>
      <Button look="quiet" className="needs-script" onClick={() => void share()}>
        <ShareIcon />
        {words.share}
      </Button>
      <Button look="quiet" className="needs-script" onClick={() => asMember(() => begun(() => actions.ask({ kind: 'report', resource })))}>
        <FlagIcon />
        {words.report}
      </Button>
      {!isAlone && (
        <Link to={path} className={`go ${styles.open}`}>
          {words.open}
        </Link>
      )}
    </div>
  );
});
