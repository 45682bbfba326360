import type { Retention } from '#core/privacy/data-map.ts';
import type { TableNote } from '../database/data-note.ts';
import type { ReferenceTables } from './reference-tables.ts';

const alwaysTheSame: Retention & { for: 'always' } = { for: 'always', because: 'It is a list for everybody to choose from and says nothing about any person.' };
const number = ['The number by which it is chosen.', 'everyone'] as const;
const shortNames = ['What else it is called, so that it is found by that too.', 'the server'] as const;
const words = ['The words by which it is found.', 'the server'] as const;

/** What is kept of the lists that people choose from. */
export const referenceNotes: { readonly [Table in keyof ReferenceTables]: TableNote<ReferenceTables[Table]> } = {
  department: {
    purpose: 'The departments that people work in.',
    kept: alwaysTheSame,
    columns: {
      id: number,
      url_name: ['The name of the department as it stands in addresses.', 'everyone'],
      name: ['The name of the department.', 'everyone'],
      short_names: shortNames,
      words,
    },
  },
  role: {
    purpose: 'The roles that people have in a department.',
    kept: alwaysTheSame,
    columns: { id: number, department_id: ['The department it belongs to.', 'everyone'], name: ['The name of the role.', 'everyone'] },
  },
  designation: {
    purpose: 'What people are called at work.',
    kept: alwaysTheSame,
    columns: {
      id: number,
      department_id: ['The department in which people are usually called so.', 'everyone'],
      name: ['The name of the designation.', 'everyone'],
      short_names: shortNames,
      words,
    },
  },
  topic: {
    purpose: 'The topics of which every house has a community.',
    kept: alwaysTheSame,
    columns: {
      id: number,
      url_name: ['The name of the topic as it stands in addresses.', 'everyone'],
      name: ['The name of the topic.', 'everyone'],
      category: ['Under which heading it is listed.', 'everyone'],
      about: ['What is talked about there.', 'everyone'],
    },
  },
  tag: {
    purpose: 'The narrow subjects within the topics.',
    kept: alwaysTheSame,
    columns: { id: number, topic_id: ['The topic it belongs to.', 'everyone'], name: ['The name of the tag.', 'everyone'] },
  },
  city: {
    purpose: 'The cities that people work and learn in.',
    kept: alwaysTheSame,
    columns: {
      id: number,
      name: ['The name of the city.', 'everyone'],
      state: ['The state or union territory it is in.', 'everyone'],
      short_names: shortNames,
      words,
    },
  },
  college: {
    purpose: 'The colleges that people learn at.',
    kept: alwaysTheSame,
    columns: {
      id: number,
      name: ['The name of the college.', 'everyone'],
      city: ['The city it is in.', 'everyone'],
      state: ['The state or union territory it is in.', 'everyone'],
      domain: ['Where its mail addresses end, by which somebody who has one is known to learn there.', 'the server'],
      short_names: shortNames,
      words,
    },
  },
  course: {
    purpose: 'The courses that people take.',
    kept: alwaysTheSame,
    columns: { id: number, name: ['The name of the course.', 'everyone'], level: ['What one has after finishing it.', 'everyone'] },
  },
  specialization: {
    purpose: 'The subjects in which a course can be taken.',
    kept: alwaysTheSame,
    columns: { id: number, course_id: ['The course.', 'everyone'], name: ['The name of the subject.', 'everyone'] },
  },
  skill: {
    purpose: 'What people can do at work.',
    kept: alwaysTheSame,
    columns: { id: number, name: ['The name of the skill.', 'everyone'], short_names: shortNames, words },
  },
};
