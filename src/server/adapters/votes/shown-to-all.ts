import { sql } from 'kysely';
import type { Resource } from '#core/votes/vote.ts';

/** A row where everybody can see the thing; a comment is seen with its post. */
export const shownToAll = ({ resourceId, resourceType }: Resource) =>
  resourceType === 'POST'
    ? sql`select 1 from post where id = ${resourceId} and status = 'LIVE'`
    : sql`select 1 from comment join post on post.id = comment.post_id where comment.id = ${resourceId} and comment.status = 'LIVE' and post.status = 'LIVE'`;
