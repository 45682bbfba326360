import type { KindResource } from '../kinds/contribution-kinds.ts';
import { benefitNotePath, conversationPath, interviewPath, pathOf, photoSetPath, postPath, reviewPath } from './screens.ts';

type Path = (id: string) => string;

const pathsOfOne: Readonly<Partial<Record<string, Path>>> = {
  REVIEW: reviewPath,
  INTERVIEW: interviewPath,
  PHOTOS: photoSetPath,
  BENEFITS: benefitNotePath,
  MESSAGE: conversationPath,
  QUESTION: (id) => pathOf('questionById', id),
} satisfies Record<KindResource | 'MESSAGE' | 'QUESTION', Path>;

export const contentPath = (type: string, id: string): string => (pathsOfOne[type] ?? postPath)(id);

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
