import { sql } from 'kysely';
import type { FoundTextSource } from './found-text-source.ts';

/** Texts about companies belong to no community. */
export const placeOfCompany: FoundTextSource['placeOf'] = ({ companyId, communityId }) => (communityId === null ? sql`${companyId}::text` : undefined);
