import type { KindResource } from '#core/kinds/contribution-kinds.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { readDesignation } from '#server/adapters/careers/designation-persona.ts';
import { commentKind } from '#server/adapters/comments/comment-kind.ts';
import type { ContentKind } from '#server/adapters/content-kind.ts';
import { ContentKinds } from '#server/adapters/content-kinds.ts';
import { companyReplyKind } from '#server/adapters/company-replies/company-reply-kind.ts';
import { messageKind } from '#server/adapters/chat/message-kind.ts';
import { postKind } from '#server/adapters/posts/post-kind.ts';
import { questionKind } from '#server/adapters/questions/question-kind.ts';
import { wiredKinds } from '../kinds/wired-kinds.ts';
import { tables } from './tables.ts';

/** Kinds beside contributions; an answer is a comment below a question. */
const kindsByType: Readonly<Record<Exclude<ResourceType, 'ANSWER' | KindResource>, ContentKind>> = {
  POST: postKind,
  COMMENT: commentKind,
  QUESTION: questionKind,
  MESSAGE: messageKind,
  REPLY: companyReplyKind,
};

export const kinds = new ContentKinds([...Object.values(kindsByType), ...wiredKinds.flatMap((kind) => ('content' in kind ? [kind.content] : []))]);

export const declarations = { tables, kinds, readDesignation };
