import { sql, type RawBuilder } from 'kysely';
import type { DeskJobSource } from '#core/company-desk/company-jobs.ts';

/** Feeds of companies’ own desks; the colon keeps hosts from naming one so. */
export const typedJobs = 'desk:typed';
export const readJobs = 'desk:feed';

export const sourceOfFeed = (feed: string): DeskJobSource => (feed === typedJobs ? 'typed' : feed === readJobs ? 'feed' : 'host');

export const isByCompany: RawBuilder<boolean> = sql<boolean>`job.feed in (${sql.lit(typedJobs)}, ${sql.lit(readJobs)})`;
