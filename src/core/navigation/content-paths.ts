import { benefitNotePath, conversationPath, interviewPath, pathOf, photoSetPath, postPath, reviewPath } from './screens.ts';

/** The URL of what has its own page, by its kind and id. */
export function contentPath(type: string, id: string): string {
  if (type === 'REVIEW') return reviewPath(id);
  if (type === 'INTERVIEW') return interviewPath(id);
  if (type === 'PHOTOS') return photoSetPath(id);
  if (type === 'BENEFITS') return benefitNotePath(id);
  if (type === 'MESSAGE') return conversationPath(id);
  return type === 'QUESTION' ? pathOf('questionById', id) : postPath(id);
}

/** The URL of one thing, by the id of the page on which it is there. Whether a comment is below a post or a question is not known here: the page of a post leads to the question. */
export const thingPath = ({
  resourceType,
  resourceId,
  postId,
}: {
  readonly resourceType: string;
  readonly resourceId: string;
  readonly postId: string;
}): string => (resourceType === 'COMMENT' || resourceType === 'ANSWER' ? `${postPath(postId)}?comment=${resourceId}` : contentPath(resourceType, postId));
