import type { PostStatus } from './post.ts';

/** A reader of a post or comment, by what decides how much of it is for them. */
export interface AccessReader {
  readonly isAuthor: boolean;
  readonly isModerator: boolean;
}

/** The statuses in which a comment is under its author, who may change it: until it is taken down or deleted. */
export const editableCommentStatuses = ['LIVE', 'FLAGGED'] as const satisfies readonly PostStatus[];

/** The statuses in which an author may change what they wrote; a post may be to come out later, too. */
export const editableStatuses = [...editableCommentStatuses, 'SCHEDULED'] as const satisfies readonly PostStatus[];

const editable: readonly PostStatus[] = editableStatuses;

const isThere = (status: PostStatus): boolean => status !== 'DELETED' && status !== 'NOT_FOUND';

/** Whether a reader may change its texts and take its pictures away. */
export const mayEdit = (status: PostStatus, { isAuthor }: Pick<AccessReader, 'isAuthor'>): boolean => isAuthor && editable.includes(status);

/** Whether a reader may delete it. */
export const mayDelete = (status: PostStatus, { isAuthor }: Pick<AccessReader, 'isAuthor'>): boolean => isAuthor && isThere(status);

/** Whether a reader may read it: everyone what is live, its author whatever they have not deleted. */
export const mayRead = (status: PostStatus, { isAuthor }: Pick<AccessReader, 'isAuthor'>): boolean => status === 'LIVE' || (isAuthor && isThere(status));

/**
 * Whether a reader sees it: whatever they may read, and a moderator whatever its author has not deleted, for nobody can judge what they do not see.
 * Its author alone sees what is to come out later, for everyone else would learn when it was written.
 */
export const maySee = (status: PostStatus, reader: AccessReader): boolean =>
  mayRead(status, reader) || (reader.isModerator && isThere(status) && status !== 'SCHEDULED');

/** Whether a reader sees that it exists: nobody but its author knows of what is to come out later. */
export const mayKnow = (status: PostStatus, reader: Pick<AccessReader, 'isAuthor'>): boolean => status !== 'SCHEDULED' || reader.isAuthor;
