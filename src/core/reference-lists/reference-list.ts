import type { EducationLevel } from '../profile/education.ts';

export interface Department {
  readonly departmentId: number;
  readonly urlName: string;
  readonly name: string;
}

export interface Role {
  readonly roleId: number;
  readonly name: string;
}

export interface Industry {
  readonly industryId: number;
  readonly urlName: string;
  readonly name: string;
}

export interface TopicTag {
  readonly tagId: number;
  readonly name: string;
  readonly topicId: number;
}

export interface Topic {
  readonly topicId: number;
  readonly urlName: string;
  readonly name: string;
}

export interface Course {
  readonly courseId: number;
  readonly name: string;
  readonly level: EducationLevel;
}

export interface Specialization {
  readonly specializationId: number;
  readonly name: string;
}

export type Counted<Item> = Item & { readonly count: number };

export interface SuggestedCompany {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly industry: Industry;
}

export interface SuggestedDesignation {
  readonly designationId: number;
  readonly name: string;
  readonly department: Department;
}

export interface SuggestedCollege {
  readonly collegeId: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

export interface SuggestedLocation {
  readonly locationId: number;
  readonly name: string;
  readonly state: string;
}

export interface SuggestedSkill {
  readonly skillId: number;
  readonly name: string;
}

export const usualSuggestions = 5;

export const longestSuggestionSearch = 80;
