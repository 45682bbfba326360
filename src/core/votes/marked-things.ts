import { isRecord } from '../record.ts';
import { mostMarked, type MarkedThings } from './own-marks.ts';

/** The things in answers that were given to a guest, of which a member may be told something else. */
export function markedThingsIn(answers: readonly unknown[]): MarkedThings {
  const ids = new Set<string>();
  let hasCommunities = false;
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isRecord(value)) return;
    const { isMine, myVote, isFollowed, commentId, postId, questionId } = value;
    const id = commentId ?? postId ?? questionId;
    if ((isMine !== undefined || myVote !== undefined) && typeof id === 'string') ids.add(id);
    hasCommunities ||= isFollowed !== undefined;
    Object.values(value).forEach(look);
  };
  answers.forEach(look);
  return { ids: [...ids].slice(0, mostMarked), hasCommunities };
}
