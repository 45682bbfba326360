import type { PublishRefusal } from '../content/post-limits.ts';

const refusals: readonly PublishRefusal[] = ['TEXT_ABUSIVE', 'TEXT_JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'COMMUNITY_CLOSED', 'RULE_BROKEN'];

export const isPublishRefusal = (code: string | undefined): code is PublishRefusal => refusals.some((known) => known === code);
