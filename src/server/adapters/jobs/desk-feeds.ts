import { sql, type RawBuilder } from 'kysely';
import type { DeskJobSource } from '#core/company-desk/company-jobs.ts';

/** Feeds of companies’ own desks; the colon keeps hosts from naming one so. */
export const typedJobs = 'desk:typed';
export const readJobs = 'desk:feed';
export const filedJobs = 'desk:file';

const sources: Readonly<Record<string, DeskJobSource>> = { [typedJobs]: 'typed', [readJobs]: 'feed', [filedJobs]: 'file' };

export const sourceOfFeed = (feed: string): DeskJobSource => sources[feed] ?? 'host';

export const isByCompany: RawBuilder<boolean> = sql<boolean>`job.feed in (${sql.lit(typedJobs)}, ${sql.lit(readJobs)}, ${sql.lit(filedJobs)})`;
