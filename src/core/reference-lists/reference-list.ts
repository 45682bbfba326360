import type { EducationLevel } from '../profile/education.ts';

/** A department that people work in. */
export interface Department {
  readonly departmentId: number;
  readonly urlName: string;
  readonly name: string;
}

/** A role that people have in a department. */
export interface Role {
  readonly roleId: number;
  readonly name: string;
}

/** A line of work that companies are in. */
export interface Industry {
  readonly industryId: number;
  readonly urlName: string;
  readonly name: string;
}

/** A narrow subject within a topic. */
export interface TopicTag {
  readonly tagId: number;
  readonly name: string;
  readonly topicId: number;
}

/** A wide subject of posts. */
export interface Topic {
  readonly topicId: number;
  readonly urlName: string;
  readonly name: string;
}

/** A course, and what one has after finishing it. */
export interface Course {
  readonly courseId: number;
  readonly name: string;
  readonly level: EducationLevel;
}

/** A subject in which a course can be taken. */
export interface Specialization {
  readonly specializationId: number;
  readonly name: string;
}

/** A list item, and how many others belong to it. */
export type Counted<Item> = Item & { readonly count: number };

/** A company as it is offered as a suggestion while its name is typed. */
export interface SuggestedCompany {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly industry: Industry;
}

/** Designations, and the department in which they usually are. */
export interface SuggestedDesignation {
  readonly designationId: number;
  readonly name: string;
  readonly department: Department;
}

/** A college as it is offered as a suggestion while its name is typed. */
export interface SuggestedCollege {
  readonly collegeId: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** A city as it is offered as a suggestion while its name is typed. */
export interface SuggestedLocation {
  readonly locationId: number;
  readonly name: string;
  readonly state: string;
}

/** A skill, as it is offered as a suggestion while it is typed. */
export interface SuggestedSkill {
  readonly skillId: number;
  readonly name: string;
}

/** The number of suggestions unless fewer or more are asked for. */
export const usualSuggestions = 5;

/** The longest text that is typed to be suggested something; no name is longer. */
export const longestSuggestionSearch = 80;
