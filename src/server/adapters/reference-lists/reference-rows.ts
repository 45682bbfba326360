import { hindiSpellingsOf } from '#core/reference-lists/hindi-names.ts';
import { coursesOfCollege } from './college-courses.ts';
import { courses } from './courses.ts';
import { cities, colleges, departments, designations, skills, topics } from './known-lists.ts';

const numbered = <Item, Row>(items: readonly Item[], rowOf: (item: Item, number: number) => Row): Row[] => items.map((item, place) => rowOf(item, place + 1));

const parted = (text: string): string[] => text.split(' | ');

const foundBy = (name: string, shortNames: string): string => [shortNames, ...hindiSpellingsOf(name)].filter(Boolean).join(' | ');

function named(text: string): { readonly name: string; readonly short_names: string } {
  const [name = '', ...others] = text.split(' = ');
  return { name, short_names: foundBy(name, others.join(' | ')) };
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const stateOf = new Map(cities.flatMap(({ name, state }) => [[named(name).name, state] as const]));

const collegeRow = (from: number) => (text: string, number: number) => {
  const [name = '', city = '', domain = '', shortNames = ''] = text.split('>').map((part) => part.trim());
  const state = stateOf.get(city) ?? '';
  return { id: from + number, name, city, state, domain: domain === '' ? null : domain, short_names: shortNames, courses: coursesOfCollege(name) };
};

const states = [...new Set(cities.map(({ state }) => state))];

/** Orders tables after those they reference. */
export const referenceRows = {
  department: numbered(departments, ({ name, shortNames = '' }, id) => ({ id, url_name: slug(name), name, short_names: foundBy(name, shortNames) })),
  role: numbered(departments, ({ roles }, id) => numbered(parted(roles), (name, place) => ({ id: id * 100 + place, department_id: id, name }))).flat(),
  designation: numbered(departments, (department, id) =>
    numbered(designations[department.name] ?? [], (text, place) => ({ id: id * 1_000 + place, department_id: id, ...named(text) })),
  ).flat(),
  topic: numbered(topics, ({ urlName, sign, name, names, category, about, abouts }, id) => ({
    id,
    url_name: urlName,
    sign,
    name,
    names,
    category,
    about,
    abouts,
  })),
  tag: numbered(topics, ({ tags }, id) => numbered(parted(tags), (name, place) => ({ id: id * 100 + place, topic_id: id, name }))).flat(),
  city: numbered(states, (state, id) =>
    numbered(
      cities.filter((city) => city.state === state),
      (city, place) => ({ id: id * 100 + place, ...named(city.name), state }),
    ),
  ).flat(),
  college: [
    ...numbered(colleges.technical, collegeRow(0)),
    ...numbered(colleges.universities, collegeRow(1_000)),
    ...numbered(colleges.medical, collegeRow(2_000)),
  ],
  course: numbered(courses, ({ name, level }, id) => ({ id, name, level })),
  specialization: numbered(courses, ({ subjects }, id) =>
    numbered([...new Set(parted(subjects))], (name, place) => ({ id: id * 100 + place, course_id: id, name })),
  ).flat(),
  skill: numbered(skills, (text, id) => ({ id, ...named(text) })),
};
