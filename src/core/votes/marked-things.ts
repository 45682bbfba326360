import { isRecord } from '../record.ts';
import { mostMarked, mostMarkedInLists, type MarkedThings } from './own-marks.ts';

export function markedThingsIn(answers: readonly unknown[]): MarkedThings {
  const [ids, companies, jobs, contributions] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  let hasCommunities = false;
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isRecord(value)) return;
    const { isMine, myVote, isFollowed, commentId, postId, questionId, companyId, followersCount, jobId, helpfulCount, reviewId, interviewId, photoSetId } =
      value;
    const id = commentId ?? postId ?? questionId;
    if ((isMine !== undefined || myVote !== undefined) && typeof id === 'string') ids.add(id);
    if (followersCount !== undefined && typeof companyId === 'string') companies.add(companyId);
    if (typeof jobId === 'string') jobs.add(jobId);
    const contribution = reviewId ?? interviewId ?? photoSetId;
    if (helpfulCount !== undefined && typeof contribution === 'string') contributions.add(contribution);
    hasCommunities ||= isFollowed !== undefined;
    Object.values(value).forEach(look);
  };
  answers.forEach(look);
  return {
    ids: first(ids, mostMarked),
    hasCommunities,
    companies: first(companies, mostMarkedInLists),
    jobs: first(jobs, mostMarkedInLists),
    contributions: first(contributions, mostMarkedInLists),
  };
}

const first = (ids: ReadonlySet<string>, most: number): readonly string[] => [...ids].slice(0, most);
