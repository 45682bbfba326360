import type { PostStatus } from './post.ts';

export interface AccessReader {
  readonly isAuthor: boolean;
  readonly isModerator: boolean;
}

export const editableCommentStatuses = ['LIVE', 'FLAGGED'] as const satisfies readonly PostStatus[];

/** Also includes posts scheduled for later. */
export const editableStatuses = [...editableCommentStatuses, 'SCHEDULED'] as const satisfies readonly PostStatus[];

const editable: readonly PostStatus[] = editableStatuses;

const isThere = (status: PostStatus): boolean => status !== 'DELETED' && status !== 'NOT_FOUND';

/** Covers texts and removing pictures. */
export const mayEdit = (status: PostStatus, { isAuthor }: Pick<AccessReader, 'isAuthor'>): boolean => isAuthor && editable.includes(status);

export const mayDelete = (status: PostStatus, { isAuthor }: Pick<AccessReader, 'isAuthor'>): boolean => isAuthor && isThere(status);

/** Live content for everyone, undeleted content for its author. */
export const mayRead = (status: PostStatus, { isAuthor }: Pick<AccessReader, 'isAuthor'>): boolean => status === 'LIVE' || (isAuthor && isThere(status));

/** Adds undeleted content for moderators, but scheduled posts only for their author. */
export const maySee = (status: PostStatus, reader: AccessReader): boolean =>
  mayRead(status, reader) || (reader.isModerator && isThere(status) && status !== 'SCHEDULED');

/** Hides even the existence of scheduled posts from all but the author. */
export const mayKnow = (status: PostStatus, reader: Pick<AccessReader, 'isAuthor'>): boolean => status !== 'SCHEDULED' || reader.isAuthor;
