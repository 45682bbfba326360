import { companySearchSource } from '../companies/company-search-source.ts';
import { communitySearchSource } from '../communities/community-search-source.ts';
import {
  citySearchSource,
  collegeSearchSource,
  designationSearchSource,
  industrySearchSource,
  skillSearchSource,
} from '../reference-lists/reference-search-sources.ts';
import type { SearchSource } from '../search-index/search-source.ts';

/** Kinds listed here join the search box, page and counts. */
export const searchSources: readonly SearchSource[] = [
  companySearchSource,
  designationSearchSource,
  skillSearchSource,
  citySearchSource,
  industrySearchSource,
  collegeSearchSource,
  communitySearchSource,
];
