import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { dateIn } from '#core/figures/ago.ts';
import { percentOf } from '#core/offers/offer-amount.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { Poll, PollOption } from '#core/polls/poll.ts';
import { PollVotesStore, type OwnPollVote } from '#web/stores/polls/poll-votes-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { useStore } from '../stores.tsx';
import { classes } from '../ui/classes.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { useCast } from '../content/use-cast.ts';
import { useGoesOut } from '../content/use-name-begun.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface PollViewProps {
  readonly postId: string;
  readonly poll: Poll;
  /** False until others see the post, when nobody can vote yet. */
  readonly isOut: boolean;
}

/** Poll with its answers. Results show after voting or on request. */
export const PollView = observer(function PollView({ postId, poll, isOut }: PollViewProps) {
  const words = useWords(pollWords);
  const { language } = useStore(WordsStore);
  const pollVotes = useStore(PollVotesStore);
  const ownVote = pollVotes.poll(postId, poll);
  useEffect(() => pollVotes.learnUnsure(), [pollVotes, postId]);
  const press = usePress(postId, ownVote);
  const goesOut = useGoesOut();
  const [isAsked, ask] = useState(false);
  const { options, votesCount, closesOn, isOpen, myOptionId } = ownVote.shown;
  const mayVote = isOpen && isOut;
  const hasShares = options.every(({ votes }) => votes !== null);
  const isEarly = !hasShares && votesCount > 0 && votesCount < fewestContributors;
  const shared = options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  const isSeen = !isOpen || myOptionId !== null || isAsked;
  return (
    <div role="group" aria-label={words.label} className="stack g2">
      {options.map((option) => (
        <Option
          key={option.optionId}
          option={option}
          percent={isSeen && option.votes !== null ? percentOf(option.votes, shared) : undefined}
          isMine={option.optionId === myOptionId}
          {...(mayVote && { press: () => press(option.optionId) })}
        />
      ))}
      <p className="prov">
        <span>{isEarly ? words.soFar(votesCount, fewestContributors) : words.votes(votesCount)}</span>
        <span>{isOpen ? words.open(dateIn(`${language}-IN`, Date.parse(closesOn))) : words.closed}</span>
        {!hasShares && !isEarly && votesCount > 0 && <span>{words.sharesFrom(fewestContributors)}</span>}
        {isSeen && hasShares && shared !== votesCount && <span>{words.sharesOf(shared, fewestContributors)}</span>}
        {pollVotes.waitsIn(postId) && goesOut && <span role="status">{goesOut}</span>}
        {!isOut && <span>{words.notOut}</span>}
        {mayVote && myOptionId !== null && <span>{words.change}</span>}
        {mayVote && !isSeen && hasShares && (
          <span className="needs-script">
            <button type="button" className={styles.more} onClick={() => ask(true)}>
              {words.see}
            </button>
          </span>
        )}
      </p>
    </div>
  );
});

function usePress(postId: string, ownVote: OwnPollVote): (optionId: string) => void {
  const cast = useCast();
  return (optionId) =>
    cast(ownVote, {
      change: (shown) => (optionId === shown.myOptionId ? null : optionId),
      wanted: (choice) => ({ kind: 'pollVote', postId, choice }),
    });
}

interface OptionProps {
  readonly option: PollOption;
  readonly percent: number | undefined;
  readonly isMine: boolean;
  readonly press?: () => void;
}

const Option = observer(function Option({ option: { text }, percent, isMine, press }: OptionProps) {
  const words = useWords(pollWords);
  const inside = (
    <>
      {percent !== undefined && (
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" />
        </svg>
      )}
      <span>
        {isMine && <CheckIcon small />}
        {text}
      </span>
      {percent !== undefined && <b>{words.percent(percent)}</b>}
    </>
  );
  const className = classes(styles.option, isMine && styles.mine);
  return press ? (
    <button type="button" className={className} aria-pressed={isMine} onClick={press}>
      {inside}
    </button>
  ) : (
    <p className={className}>{inside}</p>
  );
});
