import type { HydrationAnswer, MemberPart } from '#contract/hydration-data.ts';
import { markedThingsIn } from '#core/votes/marked-things.ts';
import { OwnVotes } from '../keyed-calls/own-votes.ts';

/** Shared answers with the member's marks, leaving out those that differ otherwise. */
export function ownAnswers(answers: readonly HydrationAnswer[], { answers: own, marks }: MemberPart): readonly HydrationAnswer[] {
  const shared = answers.filter(({ url }) => own.every((answer) => answer.url !== url));
  return [...own, ...(marks ? shared.flatMap((answer) => marked(answer, marks)) : shared)];
}

function marked(answer: HydrationAnswer, { votes, choices, areOthers }: NonNullable<MemberPart['marks']>): readonly HydrationAnswer[] {
  const value: unknown = JSON.parse(answer.body);
  const { ids, hasCommunities } = markedThingsIn([value]);
  if (ids.length === 0 && !hasCommunities) return [answer];
  if (areOthers) return [];
  const own = new OwnVotes();
  for (const { id, voteType } of votes) own.hear(id, voteType);
  for (const { postId, optionId } of choices) own.hearPoll(postId, { myOptionId: optionId });
  return [{ ...answer, body: JSON.stringify(own.filledIn(value)) }];
}
