import { Failure } from '#core/failure.ts';
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
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { beginsWith, isCalled, isExactly, isSuggested } from '#core/reference-lists/suggestion.ts';
import { slugOf } from '#tests/companies.ts';
import { knownLists, type KnownLists } from '#tests/reference-lists.ts';

export class FakeReferenceLists implements ReferenceLists {
  readonly #known: KnownLists;
  readonly #industries: readonly Industry[];

  constructor(known: Partial<KnownLists> = {}) {
    this.#known = { ...knownLists, ...known };
    const names = [...new Set(this.#known.companies.map(({ industry }) => industry))];
    this.#industries = names.map((name, at) => ({ industryId: at + 1, urlName: slugOf(name), name }));
  }

  async departments(): Promise<readonly Department[]> {
    return byName(this.#known.departments.map(departmentIn));
  }

  async industries(): Promise<readonly Industry[]> {
    return byName(this.#industries);
  }

  async roles(departmentId: number): Promise<readonly Role[]> {
    return found(this.#known.departments.find((department) => department.departmentId === departmentId)).roles;
  }

  async tags(): Promise<readonly TopicTag[]> {
    return this.#known.tags;
  }

  async courses(): Promise<readonly Course[]> {
    return this.#known.courses.map(({ courseId, name, level }) => ({ courseId, name, level }));
  }

  async specializations(courseId: number): Promise<readonly Specialization[]> {
    return found(this.#known.courses.find((course) => course.courseId === courseId)).specializations;
  }

  async countedDepartments(): Promise<readonly Counted<Department>[]> {
    const { departments, designations } = this.#known;
    const countOf = (id: number) => designations.filter(({ departmentId }) => departmentId === id).length;
    return byName(departments.map((department) => ({ ...departmentIn(department), count: countOf(department.departmentId) })));
  }

  async countedIndustries(): Promise<readonly Counted<Industry>[]> {
    const countOf = (name: string) => this.#known.companies.filter(({ industry }) => industry === name).length;
    return byName(this.#industries.map((industry) => ({ ...industry, count: countOf(industry.name) }))).toSorted((one, other) => other.count - one.count);
  }

  async countedTopics(): Promise<readonly Counted<Topic>[]> {
    return this.#known.topics.map((topic) => ({ ...topic, count: this.#known.tags.filter(({ topicId }) => topicId === topic.topicId).length }));
  }

  async suggestCompanies(asked: string, most?: number): Promise<readonly SuggestedCompany[]> {
    const companies = this.#known.companies.map((company) => ({ ...company, shortNames: '' })).toSorted((one, other) => other.reviewsCount - one.reviewsCount);
    return inOrder(companies, asked, [begins], most).map(({ companyId, urlName, name, logo, industry }) => ({
      companyId,
      urlName,
      name,
      logo,
      industry: found(this.#industries.find((known) => known.name === industry)),
    }));
  }

  async suggestDepartments(asked: string, most?: number): Promise<readonly Department[]> {
    return best(this.#known.departments, asked, most).map(departmentIn);
  }

  async suggestIndustries(asked: string, most?: number): Promise<readonly Industry[]> {
    return best(
      this.#industries.map((industry) => ({ ...industry, shortNames: '' })),
      asked,
      most,
    ).map(({ industryId, urlName, name }) => ({ industryId, urlName, name }));
  }

  async suggestDesignations(asked: string, most?: number): Promise<readonly SuggestedDesignation[]> {
    return best(this.#known.designations, asked, most).map(({ id, name, departmentId }) => ({
      designationId: id,
      name,
      department: departmentIn(found(this.#known.departments.find((department) => department.departmentId === departmentId))),
    }));
  }

  async suggestColleges(asked: string, most?: number): Promise<readonly SuggestedCollege[]> {
    const colleges = this.#known.colleges.map((college) => ({ ...college, shortNames: `${college.shortNames} | ${college.city}` }));
    return best(colleges, asked, most).map(({ id, name, city, state }) => ({ collegeId: id, name, city, state }));
  }

  async suggestLocations(asked: string, most?: number): Promise<readonly SuggestedLocation[]> {
    return best(this.#known.locations, asked, most).map(({ id, name, state }) => ({ locationId: id, name, state }));
  }

  async suggestSkills(asked: string, most?: number): Promise<readonly SuggestedSkill[]> {
    return best(this.#known.skills, asked, most).map(({ id, name }) => ({ skillId: id, name }));
  }
}

const departmentIn = ({ departmentId, urlName, name }: Department): Department => ({ departmentId, urlName, name });

const byName = <Item extends { readonly name: string }>(items: readonly Item[]): Item[] => items.toSorted((one, other) => (one.name < other.name ? -1 : 1));

interface Found {
  readonly name: string;
  readonly shortNames: string;
}

type Better = (item: Found, asked: string) => boolean;

const namesOf = ({ name, shortNames }: Found): string[] => [name, ...shortNames.split(' | ')];
const begins: Better = ({ name }, asked) => beginsWith(name, asked);
const isCalledSo: Better = (item, asked) => isCalled(asked, namesOf(item));
const hasWord: Better = (item, asked) => isExactly(asked, namesOf(item));

const best = <Item extends Found>(items: readonly Item[], asked: string, most?: number): Item[] => inOrder(items, asked, [begins, isCalledSo, hasWord], most);

/** Matching items. Ties go to the earlier rule, the last one weighing most. */
function inOrder<Item extends Found>(items: readonly Item[], asked: string, better: readonly Better[], most = 5): Item[] {
  const fitting = items.filter((item) => isSuggested(asked, namesOf(item)));
  return better.reduce((order, is) => [...order.filter((item) => is(item, asked)), ...order.filter((item) => !is(item, asked))], fitting).slice(0, most);
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Failure('missing');
  return item;
}
