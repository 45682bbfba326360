import type { ResourceType } from '#core/votes/vote.ts';
import { benefitsKind } from '#server/adapters/benefits/benefits-kind.ts';
import { readDesignation } from '#server/adapters/careers/designation-persona.ts';
import { commentKind } from '#server/adapters/comments/comment-kind.ts';
import type { ContentKind } from '#server/adapters/content-kind.ts';
import { ContentKinds } from '#server/adapters/content-kinds.ts';
import { interviewKind } from '#server/adapters/interviews/interview-kind.ts';
import { messageKind } from '#server/adapters/chat/message-kind.ts';
import { photoKind } from '#server/adapters/photos/photo-kind.ts';
import { postKind } from '#server/adapters/posts/post-kind.ts';
import { questionKind } from '#server/adapters/questions/question-kind.ts';
import { reviewKind } from '#server/adapters/reviews/review-kind.ts';
import { tables } from './tables.ts';

/** Every kind of what members write, by its name; an answer is a comment below a question. */
const kindsByType: Readonly<Record<Exclude<ResourceType, 'ANSWER'>, ContentKind>> = {
  POST: postKind,
  COMMENT: commentKind,
  REVIEW: reviewKind,
  INTERVIEW: interviewKind,
  PHOTOS: photoKind,
  QUESTION: questionKind,
  BENEFITS: benefitsKind,
  MESSAGE: messageKind,
};

export const kinds = new ContentKinds(Object.values(kindsByType));

/** Declarations that adapters take: of all tables and kinds, and of what accounts work as. */
export const declarations = { tables, kinds, readDesignation };
