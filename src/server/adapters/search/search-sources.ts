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

/** Every kind of thing that is found by its name. A kind that is here is in the box, on the page and in the counts of the search like all others. */
export const searchSources: readonly SearchSource[] = [
  companySearchSource,
  designationSearchSource,
  skillSearchSource,
  citySearchSource,
  industrySearchSource,
  collegeSearchSource,
  communitySearchSource,
];
