import type { operations } from '#contract/generated/dropdown.ts';
import type { Service } from '#contract/service.ts';
import type {
  Counted,
  Course,
  Department,
  Industry,
  Role,
  Specialization,
  SuggestedCollege,
  SuggestedCompany,
  SuggestedDesignation,
  SuggestedLocation,
  SuggestedSkill,
  TopicTag,
  Topic,
} from '#core/reference-lists/reference-list.ts';
import { longestSuggestionSearch } from '#core/reference-lists/reference-list.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';

export class HttpReferenceLists implements ReferenceLists {
  readonly #dropdown: Service<operations>;

  constructor(dropdown: Service<operations>) {
    this.#dropdown = dropdown;
  }

  async departments(): Promise<readonly Department[]> {
    return (await this.#dropdown.listDepartments({})).items;
  }

  async industries(): Promise<readonly Industry[]> {
    return (await this.#dropdown.listIndustries({})).items;
  }

  async roles(departmentId: number): Promise<readonly Role[]> {
    return (await this.#dropdown.listRoles({ path: { departmentId } })).items;
  }

  async tags(): Promise<readonly TopicTag[]> {
    return (await this.#dropdown.listTags({})).items;
  }

  async courses(): Promise<readonly Course[]> {
    return (await this.#dropdown.listCourses({})).items;
  }

  async specializations(courseId: number): Promise<readonly Specialization[]> {
    return (await this.#dropdown.listSpecializations({ path: { courseId } })).items;
  }

  async countedDepartments(): Promise<readonly Counted<Department>[]> {
    return (await this.#dropdown.listAggregatedDepartments({})).items;
  }

  async countedIndustries(): Promise<readonly Counted<Industry>[]> {
    return (await this.#dropdown.listAggregatedIndustries({})).items;
  }

  async countedTopics(): Promise<readonly Counted<Topic>[]> {
    return (await this.#dropdown.listAggregatedTopics({})).items;
  }

  async suggestCompanies(asked: string, most?: number): Promise<readonly SuggestedCompany[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestCompanies({ query: queryOf(asked, most) })).items : [];
  }

  async suggestDepartments(asked: string, most?: number): Promise<readonly Department[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestDepartments({ query: queryOf(asked, most) })).items : [];
  }

  async suggestIndustries(asked: string, most?: number): Promise<readonly Industry[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestIndustries({ query: queryOf(asked, most) })).items : [];
  }

  async suggestDesignations(asked: string, most?: number): Promise<readonly SuggestedDesignation[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestDesignations({ query: queryOf(asked, most) })).items : [];
  }

  async suggestColleges(asked: string, most?: number): Promise<readonly SuggestedCollege[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestColleges({ query: queryOf(asked, most) })).items : [];
  }

  async suggestLocations(asked: string, most?: number): Promise<readonly SuggestedLocation[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestLocations({ query: queryOf(asked, most) })).items : [];
  }

  async suggestSkills(asked: string, most?: number): Promise<readonly SuggestedSkill[]> {
    return isAsked(asked) ? (await this.#dropdown.suggestSkills({ query: queryOf(asked, most) })).items : [];
  }
}

/** Nobody is asked what to suggest for nothing. */
const isAsked = (asked: string): boolean => asked.trim() !== '';

const queryOf = (asked: string, most: number | undefined) => ({
  q: [...asked].slice(0, longestSuggestionSearch).join(''),
  ...(most === undefined ? {} : { limit: most }),
});
