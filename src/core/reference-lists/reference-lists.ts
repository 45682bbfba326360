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
} from './reference-list.ts';

/** The port of the lists that people choose from, and of what is offered while they type. Suggestions are few and the best come first. */
export abstract class ReferenceLists {
  abstract departments(): Promise<readonly Department[]>;
  abstract industries(): Promise<readonly Industry[]>;
  /** Fails when there is no such department. */
  abstract roles(departmentId: number): Promise<readonly Role[]>;
  abstract tags(): Promise<readonly TopicTag[]>;
  abstract courses(): Promise<readonly Course[]>;
  /** Fails when there is no such course. */
  abstract specializations(courseId: number): Promise<readonly Specialization[]>;

  /** Departments with how many designations are usual in each. */
  abstract countedDepartments(): Promise<readonly Counted<Department>[]>;
  /** Industries with how many companies are in each, the largest first. */
  abstract countedIndustries(): Promise<readonly Counted<Industry>[]>;
  /** Topics with how many tags belong to each. */
  abstract countedTopics(): Promise<readonly Counted<Topic>[]>;

  abstract suggestCompanies(asked: string, most?: number): Promise<readonly SuggestedCompany[]>;
  abstract suggestDepartments(asked: string, most?: number): Promise<readonly Department[]>;
  abstract suggestIndustries(asked: string, most?: number): Promise<readonly Industry[]>;
  abstract suggestDesignations(asked: string, most?: number): Promise<readonly SuggestedDesignation[]>;
  abstract suggestColleges(asked: string, most?: number): Promise<readonly SuggestedCollege[]>;
  abstract suggestLocations(asked: string, most?: number): Promise<readonly SuggestedLocation[]>;
  abstract suggestSkills(asked: string, most?: number): Promise<readonly SuggestedSkill[]>;
}
