import type { Failure } from '#core/failure.ts';
import { searchOfAlert } from '#core/jobs/job-alert-search.ts';
import type { Wanted } from '#core/wanted/wanted.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { writingOf } from '#web/stores/composer/wanted-post.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import { SavedJobsStore } from '#web/stores/jobs/saved-jobs-store.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { PollVotesStore } from '#web/stores/polls/poll-votes-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { wantedWords } from '#web/words/wanted/wanted-words.ts';
import { useNameBegun } from '../content/use-name-begun.ts';
import { useTellFailure } from '../content/use-toast-on-failure.ts';
import { useWayToKey } from '../content/use-way-to-key.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useCarryOut(): (wanted: Wanted) => void {
  const words = useWords(wantedWords);
  const [writing, actions] = [useStore(WritingStore), useStore(PostActionsStore)];
  const [votes, polls, memberships] = [useStore(VotesStore), useStore(PollVotesStore), useStore(MembershipsStore)];
  const [alerts, saved, hidden] = [useStore(JobAlertsStore), useStore(SavedJobsStore), useStore(HiddenContentStore)];
  const { settle, settleVote, begun } = useSettling();
  return (wanted) => {
    switch (wanted.kind) {
      case 'write':
        return writing.open(writingOf(wanted));
      case 'vote':
        return settleVote(votes.cast(wanted.resource, wanted.vote), words.vote);
      case 'pollVote':
      case 'offerVote':
        return settleVote(polls.cast(wanted.kind, wanted.postId, wanted.choice), words.vote);
      case 'follow':
        return settle(memberships.join({ type: 'company', key: wanted.urlName }), words.follow(wanted.name));
      case 'join':
        return settle(memberships.join(wanted.community), words.join(wanted.name));
      case 'jobAlert':
        return settle(alerts.create(searchOfAlert(wanted.alert)), words.jobAlert, () => alerts.failure);
      case 'saveJob':
        return settle(saved.save(wanted.jobId), words.saveJob, () => saved.failure(wanted.jobId));
      case 'hide':
        return settle(hidden.hide(wanted.postId), words.hide);
      case 'requestAnswer':
        return begun(() =>
          settleVote(
            actions.asking.send(wanted.postId).then((asked) => ('failure' in asked ? asked.failure : undefined)),
            words.requestAnswer,
          ),
        );
      case 'report':
      case 'stop':
        return actions.ask(wanted);
    }
  };
}

function useSettling() {
  const toasts = useStore(ToastStore);
  const tellFailure = useTellFailure();
  const showWay = useWayToKey();
  const begun = useNameBegun();
  const say = (text1: string) => toasts.show({ type: 'success', text1 });
  const settle = (doing: Promise<boolean>, said: string, failure?: () => Failure | undefined): void =>
    void doing.then((holds) => (holds ? say(said) : tellFailure(failure?.())));
  const settleVote = (voting: Promise<Failure | undefined>, said: string): void =>
    void voting.then((failure) => (failure ? showWay(failure) || tellFailure(failure) : say(said)));
  return { settle, settleVote, begun };
}
