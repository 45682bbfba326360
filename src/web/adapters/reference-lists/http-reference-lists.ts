import type { operations } from '#contract/generated/dropdown.ts';
import type { Service } from '#contract/service.ts';
import { longestSuggestionSearch } from '#core/reference-lists/reference-list.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpReferenceLists = (dropdown: Service<Sparse<operations>>): ReferenceLists => ({
  departments: async () => (await dropdown.listDepartments({})).items,
  industries: async () => (await dropdown.listIndustries({})).items,
  roles: async (departmentId) => (await dropdown.listRoles({ path: { departmentId } })).items,
  tags: async () => (await dropdown.listTags({})).items,
  courses: async () => (await dropdown.listCourses({})).items,
  specializations: async (courseId) => (await dropdown.listSpecializations({ path: { courseId } })).items,
  countedDepartments: async () => (await dropdown.listAggregatedDepartments({})).items,
  countedIndustries: async () => (await dropdown.listAggregatedIndustries({})).items,
  countedTopics: async () => (await dropdown.listAggregatedTopics({})).items,
  suggestCompanies: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestCompanies({ query: queryOf(asked, most) })).items : []),
  suggestDepartments: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestDepartments({ query: queryOf(asked, most) })).items : []),
  suggestIndustries: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestIndustries({ query: queryOf(asked, most) })).items : []),
  suggestDesignations: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestDesignations({ query: queryOf(asked, most) })).items : []),
  suggestColleges: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestColleges({ query: queryOf(asked, most) })).items : []),
  suggestLocations: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestLocations({ query: queryOf(asked, most) })).items : []),
  suggestSkills: async (asked, most) => (isAsked(asked) ? (await dropdown.suggestSkills({ query: queryOf(asked, most) })).items : []),
});

/** Skips empty searches. */
const isAsked = (asked: string): boolean => asked.trim() !== '';

const queryOf = (asked: string, most: number | undefined) => ({
  q: [...asked].slice(0, longestSuggestionSearch).join(''),
  limit: most,
});
