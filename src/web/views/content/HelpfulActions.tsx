import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { pressed } from '#core/votes/vote.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { UpIcon } from './post-icons.tsx';
import { ShareAndReport, type ShareAndReportProps, type ShareAndReportWords } from './ShareAndReport.tsx';
import { useCast } from './use-cast.ts';

export interface HelpfulActionWords extends ShareAndReportWords {
  readonly helpful: string;
  readonly helpfulSaid: (count: number) => string;
}

interface HelpfulActionsProps extends Omit<ShareAndReportProps, 'children'> {
  readonly helpfulCount: number;
  readonly words: HelpfulActionWords;
}

export const HelpfulActions = observer(function HelpfulActions({ helpfulCount, ...shown }: HelpfulActionsProps) {
  const { resource, words } = shown;
  const cast = useCast();
  const vote = useStore(VotesStore).helpful(resource, helpfulCount);
  const { upVotes, myVote } = vote.shown;
  const press = () => cast(vote, { change: (now) => pressed('up', now.myVote), wanted: (chosen) => ({ kind: 'vote', resource, vote: chosen }) });
  return (
    <ShareAndReport {...shown}>
      <Button look="quiet" className="needs-script" aria-pressed={myVote === 'up'} onClick={press}>
        <UpIcon />
        {words.helpful}
        {upVotes > 0 && <b>{grouped(upVotes)}</b>}
        {upVotes > 0 && <span className="vh">{words.helpfulSaid(upVotes)}</span>}
      </Button>
    </ShareAndReport>
  );
});
