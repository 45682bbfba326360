import type { Course, Department, Role, Specialization, TopicTag, Topic } from '#core/reference-lists/reference-list.ts';
import { aCompany, type KnownCompany } from './companies.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
  readonly shortNames: string;
}

/** Reference lists of a test. Equally good suggestions keep this order. */
export interface KnownLists {
  readonly departments: readonly (Department & { readonly shortNames: string; readonly roles: readonly Role[] })[];
  readonly designations: readonly (Named & { readonly departmentId: number })[];
  readonly topics: readonly Topic[];
  readonly tags: readonly TopicTag[];
  readonly courses: readonly (Course & { readonly specializations: readonly Specialization[] })[];
  readonly colleges: readonly (Named & { readonly city: string; readonly state: string })[];
  readonly locations: readonly (Named & { readonly state: string })[];
  readonly skills: readonly Named[];
  readonly companies: readonly KnownCompany[];
}

export const knownLists: KnownLists = {
  departments: [
    {
      departmentId: 1,
      urlName: 'software',
      name: 'Software',
      shortNames: 'IT',
      roles: [
        { roleId: 101, name: 'Development' },
        { roleId: 102, name: 'Testing' },
      ],
    },
    { departmentId: 2, urlName: 'human-resources', name: 'Human Resources', shortNames: 'Recruitment | People', roles: [{ roleId: 201, name: 'Hiring' }] },
  ],
  designations: [
    { id: 1001, name: 'Software Engineer', shortNames: 'SWE', departmentId: 1 },
    { id: 1002, name: 'Senior Software Engineer', shortNames: '', departmentId: 1 },
    { id: 1003, name: 'Software Development Engineer', shortNames: 'SDE', departmentId: 1 },
    { id: 1004, name: 'Softskills Trainer', shortNames: '', departmentId: 1 },
    { id: 1005, name: 'Software Tester', shortNames: '', departmentId: 1 },
    { id: 1006, name: 'Software Architect', shortNames: '', departmentId: 1 },
    { id: 2001, name: 'HR Business Partner', shortNames: 'HRBP', departmentId: 2 },
  ],
  topics: [
    { topicId: 1, urlName: 'salary-talk', name: 'Salary talk' },
    { topicId: 2, urlName: 'interviews', name: 'Interviews' },
  ],
  tags: [
    { tagId: 101, name: 'Bonus', topicId: 1 },
    { tagId: 102, name: 'Insurance', topicId: 1 },
    { tagId: 201, name: 'HR rounds', topicId: 2 },
  ],
  courses: [
    {
      courseId: 1,
      name: 'B.Tech/B.E.',
      level: 'Graduation/Diploma',
      specializations: [
        { specializationId: 101, name: 'Civil Engineering' },
        { specializationId: 102, name: 'Information Technology' },
      ],
    },
    { courseId: 2, name: 'MBA/PGDM', level: 'Masters/Post graduation', specializations: [{ specializationId: 201, name: 'Finance' }] },
  ],
  colleges: [
    { id: 1, name: 'Indian Institute of Technology Bombay', shortNames: 'IIT Bombay | IITB', city: 'Mumbai', state: 'Maharashtra' },
    { id: 2, name: 'Indian Institute of Technology Delhi', shortNames: 'IIT Delhi | IITD', city: 'New Delhi', state: 'Delhi' },
    { id: 3, name: 'St. Xavier’s College Mumbai', shortNames: 'Xaviers Mumbai', city: 'Mumbai', state: 'Maharashtra' },
  ],
  locations: [
    { id: 101, name: 'Bengaluru', shortNames: 'Bangalore', state: 'Karnataka' },
    { id: 201, name: 'New Delhi', shortNames: 'Delhi', state: 'Delhi' },
  ],
  skills: [
    { id: 1, name: 'Java', shortNames: '' },
    { id: 2, name: 'JavaScript', shortNames: 'JS' },
    { id: 3, name: 'Node.js', shortNames: 'NodeJS' },
  ],
  companies: [
    aCompany({
      companyId: 'company0000000001',
      urlName: 'pravaha-cloudworks',
      name: 'Pravaha Cloudworks',
      industry: 'Cloud services',
      reviewsCount: 900,
      locations: ['Pune'],
    }),
    aCompany({
      companyId: 'company0000000002',
      urlName: 'cloud-nine-foods',
      name: 'Cloud Nine Foods',
      industry: 'Packaged food',
      reviewsCount: 5,
      locations: ['Pune'],
    }),
    aCompany({ companyId: 'company0000000003', urlName: 'cloudberry', name: 'Cloudberry', industry: 'Packaged food', reviewsCount: 50, locations: ['Pune'] }),
    aCompany({ companyId: 'company0000000004', urlName: 'jp-steel', name: 'J.P. Steel', industry: 'Steel', reviewsCount: 1, locations: ['Pune'] }),
  ],
};
