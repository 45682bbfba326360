import type { CompanySummary } from '#core/companies/company.ts';
import { pictureOf } from '../media/pictures.ts';
import type { CompanyListRow } from './company-list-query.ts';
import { ratingOfTenths } from './rating-tenths.ts';
import { sizeOfCode } from './size-code.ts';

export const summaryFromRow = (row: CompanyListRow): CompanySummary => ({
  urlName: row.url_name,
  name: row.name,
  logo: pictureOf(row.logo_id, row.logo_type, row.logo_bytes),
  industry: row.industry,
  headquarters: row.headquarters,
  rating: ratingOfTenths(row.rating_tenths),
  reviewsCount: row.reviews_count,
  indianEmployeeCount: sizeOfCode(row.indian_size),
  foundedYear: row.founded_year,
  officesCount: row.offices_count,
  award: row.award,
});
