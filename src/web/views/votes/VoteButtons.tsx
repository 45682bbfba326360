import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { pressed, type Resource, type Tally } from '#core/votes/vote.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { useStore } from '../stores.tsx';
import { ClockIcon } from '../ui/area-icons.tsx';
import { DownArrowIcon, UpIcon } from '../content/post-icons.tsx';
import { useWords } from '../words.tsx';
import { useCast } from '../content/use-cast.ts';
import { useGoesOut } from '../content/use-name-begun.ts';
import styles from '../content/content.module.css';

interface VoteButtonsProps {
  readonly resource: Resource;
  readonly tally: Tally;
}

/** Vote arrows that move at once; guests see what voting needs. */
export const VoteButtons = observer(function VoteButtons({ resource, tally }: VoteButtonsProps) {
  const words = useWords(voteWords);
  const votes = useStore(VotesStore);
  const ownVote = votes.of(resource, tally);
  const cast = useCast();
  const goesOut = useGoesOut();
  const waits = votes.waitsOn(resource.resourceId);
  useSaidOnce(waits ? (goesOut ?? words.waits) : undefined);
  useTakenBackSaid();
  const { upVotes, downVotes, myVote } = ownVote.shown;
  const score = upVotes - downVotes;
  const press = (arrow: 'up' | 'down') => () =>
    cast(ownVote, { change: (shown) => pressed(arrow, shown.myVote), wanted: (vote) => ({ kind: 'vote', resource, vote }) });
  return (
    <div className={styles.vote} role="group" aria-label={words.label}>
      <button type="button" className="needs-script" aria-pressed={myVote === 'up'} aria-label={words.up} onClick={press('up')}>
        <UpIcon />
      </button>
      <b>
        <span aria-hidden="true">{words.score(score)}</span>
        <span className="vh">{words.scoreSaid(score)}</span>
      </b>
      <button type="button" className="needs-script" aria-pressed={myVote === 'down'} aria-label={words.down} onClick={press('down')}>
        <DownArrowIcon />
      </button>
      {waits && (
        <span className={styles.voteWaits} role="status" title={goesOut ?? words.waits}>
          <ClockIcon small />
          <span className="vh">{goesOut ?? words.waits}</span>
        </span>
      )}
    </div>
  );
});

/** Announces once per page that a waiting vote goes out. */
function useSaidOnce(sentence: string | undefined): void {
  const [votes, toasts] = [useStore(VotesStore), useStore(ToastStore)];
  useEffect(() => {
    if (sentence === undefined || votes.isWaitingSaid) return;
    votes.sayWaiting();
    toasts.show({ type: 'info', text1: sentence });
  }, [votes, toasts, sentence]);
}

/** Announces that votes of before a made-up name were taken back. */
function useTakenBackSaid(): void {
  const { takenBack } = useWords(voteWords);
  const [votes, toasts] = [useStore(VotesStore), useStore(ToastStore)];
  const { areTakenBack } = votes;
  useEffect(() => {
    if (!areTakenBack) return;
    votes.settleTakenBack();
    toasts.show({ type: 'info', text1: takenBack });
  }, [votes, toasts, areTakenBack, takenBack]);
}
