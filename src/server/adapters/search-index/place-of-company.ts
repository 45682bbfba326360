import { sql } from 'kysely';
import type { FoundTextSource } from './found-text-source.ts';

/** The place of texts about companies: none of them is in a community. */
export const placeOfCompany: FoundTextSource['placeOf'] = ({ companyId, communityId }) => (communityId === null ? sql`${companyId}::text` : undefined);
