import { object, record, aString } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** The words with which people speak of the work of their department. Each is one of several, between bars. */
export interface DepartmentWords {
  /** The team, behind "the". */
  readonly team: string;
  /** What one becomes good at, as it is after "got better at". */
  readonly craft: string;
  /** What is dull about it, as a subject or an object. */
  readonly chore: string;
  /** People one works with, in the plural. */
  readonly peers: string;
  /** What it is judged by, in the plural. */
  readonly marks: string;
}

export const departmentWords = demoValues('reviews')(
  'department-words',
  record(object<DepartmentWords>({ team: aString, craft: aString, chore: aString, peers: aString, marks: aString })),
);

/** The words of a department. */
export function departmentWordsOf(name: string): DepartmentWords {
  const words = departmentWords[name];
  if (words === undefined) throw new RangeError(`No words for the work in ${name}`);
  return words;
}
