import type { operations } from '#contract/generated/dropdown.ts';
import type { Service } from '#contract/service.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';

export const dropdownService = ({ referenceLists: lists }: { readonly referenceLists: ReferenceLists }): Service<operations> => ({
  ...whole(lists),
  ...counted(lists),
  ...suggested(lists),
});

const whole = (lists: ReferenceLists) =>
  ({
    listDepartments: async () => items(await lists.departments()),
    listRoles: async ({ path }) => items(await lists.roles(path.departmentId)),
    listIndustries: async () => items(await lists.industries()),
    listTags: async () => items(await lists.tags()),
    listCourses: async () => items(await lists.courses()),
    listSpecializations: async ({ path }) => items(await lists.specializations(path.courseId)),
  }) satisfies Partial<Service<operations>>;

const counted = (lists: ReferenceLists) =>
  ({
    listAggregatedDepartments: async () => items(await lists.countedDepartments()),
    listAggregatedIndustries: async () => items(await lists.countedIndustries()),
    listAggregatedTopics: async () => items(await lists.countedTopics()),
  }) satisfies Partial<Service<operations>>;

const suggested = (lists: ReferenceLists) =>
  ({
    suggestCompanies: async ({ query }) => items(await lists.suggestCompanies(query.q, query.limit)),
    suggestDepartments: async ({ query }) => asAsked(await lists.suggestDepartments(query.q, query.limit), query.asText),
    suggestIndustries: async ({ query }) => asAsked(await lists.suggestIndustries(query.q, query.limit), query.asText),
    suggestDesignations: async ({ query }) => items(await lists.suggestDesignations(query.q, query.limit)),
    suggestColleges: async ({ query }) => items(await lists.suggestColleges(query.q, query.limit)),
    suggestLocations: async ({ query }) => items(await lists.suggestLocations(query.q, query.limit)),
    suggestSkills: async ({ query }) => items(await lists.suggestSkills(query.q, query.limit)),
  }) satisfies Partial<Service<operations>>;

const items = <Item>(found: readonly Item[]) => ({ items: found });

const asAsked = <Item extends { readonly name: string }>(found: readonly Item[], asText: boolean | undefined) =>
  asText ? { items: [], texts: found.map(({ name }) => name) } : { items: found, texts: [] };
