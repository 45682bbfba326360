import type { KindResource } from '../kinds/contribution-kinds.ts';
import type { ScreenName } from './declared-screens.ts';
import { conversationPath, pathOf, postPath } from './screens.ts';

/** Screens of one thing alone. */
const screensOfOne = {
  REVIEW: 'review',
  INTERVIEW: 'interview',
  PHOTOS: 'photoSet',
  BENEFITS: 'benefitNote',
  QUESTION: 'questionById',
} as const satisfies Readonly<Record<KindResource | 'QUESTION', ScreenName>>;

const isAlone = (type: string): type is keyof typeof screensOfOne => Object.hasOwn(screensOfOne, type);

export function contentPath(type: string, id: string): string {
  if (type === 'MESSAGE') return conversationPath(id);
  return isAlone(type) ? pathOf(screensOfOne[type], id) : postPath(id);
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
