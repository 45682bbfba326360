import type { TopicSign } from '#core/communities/topic-signs.ts';
import { json, number, oneOf, foundByWords, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const department = table('department', {
  purpose: 'The departments that people work in.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    url_name: text('The name of the department in web addresses.', 'everyone', 'list'),
    name: text('The name of the department.', 'everyone', 'list'),
    short_names: text('Other names, by which it is found too.', 'the server', 'list').generated(),
    words: foundByWords('The words by which it is found.', 'the server', 'list').computed(),
  },
});

export const role = table('role', {
  purpose: 'The roles that people have in a department.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    department_id: number('The department it belongs to.', 'everyone'),
    name: text('The name of the role.', 'everyone', 'list'),
  },
});

export const designation = table('designation', {
  purpose: 'Designations of people at work.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    department_id: number('The department in which people usually have it.', 'everyone'),
    url_name: text('The name of the designation in web addresses.', 'everyone', 'list').computed(),
    name: text('The name of the designation.', 'everyone', 'list'),
    short_names: text('Other names, by which it is found too.', 'the server', 'list').generated(),
    words: foundByWords('The words by which it is found.', 'the server', 'list').computed(),
  },
});

export const topic = table('topic', {
  purpose: 'The topics, each of which has a community.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    url_name: text('The name of the topic in web addresses.', 'everyone', 'list'),
    name: text('The name of the topic.', 'everyone', 'list'),
    category: text('Under which heading it is listed.', 'everyone', 'list').generated(),
    about: text('A description of the talk there.', 'everyone', 'list').generated(),
    names: json<Readonly<Record<string, string>>>('The name of the topic in other languages than English, by language.', 'everyone', 'list').generated(),
    abouts: json<Readonly<Record<string, string>>>(
      'A description of the talk there in other languages than English, by language.',
      'everyone',
      'list',
    ).generated(),
    sign: oneOf<TopicSign>('Which sign is shown beside it.', 'everyone').generated(),
  },
});

export const tag = table('tag', {
  purpose: 'The narrow subjects within the topics.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    topic_id: number('The topic it belongs to.', 'everyone'),
    name: text('The name of the tag.', 'everyone', 'list'),
  },
});

export const city = table('city', {
  purpose: 'The cities that people work and study in.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    url_name: text('The name of the city in web addresses.', 'everyone', 'list').computed(),
    name: text('The name of the city.', 'everyone', 'list'),
    state: text('The state or union territory it is in.', 'everyone', 'list'),
    short_names: text('Other names, by which it is found too.', 'the server', 'list').generated(),
    words: foundByWords('The words by which it is found.', 'the server', 'list').computed(),
  },
});

export const college = table('college', {
  purpose: 'The colleges that people study at.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    url_name: text('The name of the college in web addresses.', 'everyone', 'list').computed(),
    name: text('The name of the college.', 'everyone', 'list'),
    city: text('The city it is in.', 'everyone', 'list'),
    state: text('The state or union territory it is in.', 'everyone', 'list'),
    domain: text('The domain of its email addresses, by which their owners confirm that they study there.', 'the server', 'list').orNull(),
    short_names: text('Other names, by which it is found too.', 'everyone', 'list').generated(),
    courses: text('The courses that it is known for; empty where that is not certain.', 'everyone', 'list').generated(),
    logo_image_id: text('Which picture is its logo.', 'everyone', 'random name').orNull(),
    interviews_count: number('How many shared interviews took place there.', 'everyone').generated().figure('proven rows'),
    companies_count: number('How many companies these are about.', 'everyone').generated().figure('proven rows'),
    words: foundByWords('The words by which it is found.', 'the server', 'list').computed(),
  },
});

export const course = table('course', {
  purpose: 'The courses that people take.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    name: text('The name of the course.', 'everyone', 'list'),
    level: text('The level that is reached by finishing it.', 'everyone', 'list'),
  },
});

export const specialization = table('specialization', {
  purpose: 'The subjects in which a course can be taken.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    course_id: number('The course.', 'everyone'),
    name: text('The name of the subject.', 'everyone', 'list'),
  },
});

export const skill = table('skill', {
  purpose: 'Skills of people at work.',
  kept: { for: 'always', because: 'It is a list for everyone to choose from and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: number('The number by which it is chosen.', 'everyone'),
    url_name: text('The name of the skill in web addresses.', 'everyone', 'list').computed(),
    name: text('The name of the skill.', 'everyone', 'list'),
    short_names: text('Other names, by which it is found too.', 'the server', 'list').generated(),
    words: foundByWords('The words by which it is found.', 'the server', 'list').computed(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    city: typeof city;
    college: typeof college;
    course: typeof course;
    department: typeof department;
    designation: typeof designation;
    role: typeof role;
    skill: typeof skill;
    specialization: typeof specialization;
    tag: typeof tag;
    topic: typeof topic;
  }
}
