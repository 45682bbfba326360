import { benefitsKind } from '#server/adapters/benefits/benefits-kind.ts';
import { commentKind } from '#server/adapters/comments/comment-kind.ts';
import { ContentKinds } from '#server/adapters/content-kinds.ts';
import { interviewKind } from '#server/adapters/interviews/interview-kind.ts';
import { messageKind } from '#server/adapters/chat/message-kind.ts';
import { photoKind } from '#server/adapters/photos/photo-kind.ts';
import { postKind } from '#server/adapters/posts/post-kind.ts';
import { questionKind } from '#server/adapters/questions/question-kind.ts';
import { reviewKind } from '#server/adapters/reviews/review-kind.ts';
import { tables } from './tables.ts';

/** Every kind of what members write. */
export const kinds = new ContentKinds([postKind, commentKind, reviewKind, interviewKind, photoKind, questionKind, benefitsKind, messageKind]);

/** What adapters take of all tables and kinds. */
export const declarations = { tables, kinds };
