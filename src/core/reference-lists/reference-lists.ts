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

export abstract class ReferenceLists {
  abstract departments(): Promise<readonly Department[]>;
  abstract industries(): Promise<readonly Industry[]>;
  /** Fails when there is no such department. */
  abstract roles(departmentId: number): Promise<readonly Role[]>;
  abstract tags(): Promise<readonly TopicTag[]>;
  abstract courses(): Promise<readonly Course[]>;
  /** Fails when there is no such course. */
  abstract specializations(courseId: number): Promise<readonly Specialization[]>;

  abstract countedDepartments(): Promise<readonly Counted<Department>[]>;
  /** Largest first. */
  abstract countedIndustries(): Promise<readonly Counted<Industry>[]>;
  abstract countedTopics(): Promise<readonly Counted<Topic>[]>;

  abstract suggestCompanies(asked: string, most?: number): Promise<readonly SuggestedCompany[]>;
  abstract suggestDepartments(asked: string, most?: number): Promise<readonly Department[]>;
  abstract suggestIndustries(asked: string, most?: number): Promise<readonly Industry[]>;
  abstract suggestDesignations(asked: string, most?: number): Promise<readonly SuggestedDesignation[]>;
  abstract suggestColleges(asked: string, most?: number): Promise<readonly SuggestedCollege[]>;
  abstract suggestLocations(asked: string, most?: number): Promise<readonly SuggestedLocation[]>;
  abstract suggestSkills(asked: string, most?: number): Promise<readonly SuggestedSkill[]>;
}
