import { object, record, aString } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** Words for the work of a department, alternatives between bars. */
export interface DepartmentWords {
  readonly team: string;
  /** Skill, after "got better at". */
  readonly craft: string;
  /** Dull duty, as subject or object. */
  readonly chore: string;
  /** Colleagues, plural. */
  readonly peers: string;
  readonly marks: string;
}

export const departmentWords = demoValues('reviews')(
  'department-words',
  record(object<DepartmentWords>({ team: aString, craft: aString, chore: aString, peers: aString, marks: aString })),
);

export function departmentWordsOf(name: string): DepartmentWords {
  const words = departmentWords[name];
  if (words === undefined) throw new RangeError(`No words for the work in ${name}`);
  return words;
}
