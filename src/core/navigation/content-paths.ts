import { benefitNotePath, conversationPath, interviewPath, pathOf, photoSetPath, postPath, reviewPath } from './screens.ts';

export function contentPath(type: string, id: string): string {
  if (type === 'REVIEW') return reviewPath(id);
  if (type === 'INTERVIEW') return interviewPath(id);
  if (type === 'PHOTOS') return photoSetPath(id);
  if (type === 'BENEFITS') return benefitNotePath(id);
  if (type === 'MESSAGE') return conversationPath(id);
  return type === 'QUESTION' ? pathOf('questionById', id) : postPath(id);
}

/** Uses the post's path for comments, even under a question, to which the post page leads. */
export const thingPath = ({
  resourceType,
  resourceId,
  postId,
}: {
  readonly resourceType: string;
  readonly resourceId: string;
  readonly postId: string;
}): string => (resourceType === 'COMMENT' || resourceType === 'ANSWER' ? `${postPath(postId)}?comment=${resourceId}` : contentPath(resourceType, postId));
