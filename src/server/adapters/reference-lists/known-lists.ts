import { topicSigns, type TopicSign } from '#core/communities/topic-signs.ts';
import { plainValues } from '../packed/packed-values.ts';
import { anyOf, aString, byNames, list, object, optional, record, textList } from '../packed/shape.ts';

/** A topic of posts, with the narrow subjects in it. */
interface Topic {
  readonly urlName: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly category: string;
  readonly about: string;
  readonly abouts: Readonly<Record<string, string>>;
  readonly tags: string;
  readonly sign: TopicSign;
}

interface Department {
  readonly name: string;
  readonly shortNames?: string;
  readonly roles: string;
}

interface Industry {
  readonly urlName: string;
  readonly name: string;
}

const values = plainValues(import.meta.dirname);
const others = record(aString);

/** Topics, each with a community from the first start; place is number, so new ones go last. */
export const topics = values(
  'topics',
  list(
    object<Topic>({
      urlName: aString,
      name: aString,
      names: others,
      category: aString,
      about: aString,
      abouts: others,
      tags: aString,
      sign: anyOf(topicSigns),
    }),
  ),
);

/** Public colleges: name, city, where their mail addresses end, and what else they are called. */
export const colleges = values('colleges', byNames(['technical', 'universities', 'medical'], textList));

/** Departments with their roles; place is number, so new ones go last. */
export const departments = values('departments', list(object<Department>({ name: aString, shortNames: optional(aString), roles: aString })));

/** Designations (job titles) by department; one may carry others it goes by, after a sign of equality. */
export const designations = values('designations', record(textList));

/** Cities with their state; other names of one follow a sign of equality. */
export const cities = Object.entries(values('cities', record(textList))).flatMap(([state, names]) => names.map((name) => ({ name, state })));

/** Lines of work that people can name before any company is here; new ones go last. */
export const industries = values('industries', list(object<Industry>({ urlName: aString, name: aString })));

/** Words by which people ask for the employers of an industry, beside its names. */
export const industryWords = values('industry-words', record(textList));

/** Skills, other names after a sign of equality; place is number, so new ones go last. */
export const skills = values('skills', textList);
