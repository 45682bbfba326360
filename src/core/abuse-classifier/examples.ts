import { Failure } from '../failure.ts';

/** A text whose fate is known: fine, or abusive. */
export interface Example {
  readonly text: string;
  readonly isAbusive: boolean;
}

const line = /^(fine|abusive) (.*\S.*)$/;

/** The examples in a plain text, one in each line behind its label, `fine` or `abusive`. Lines that begin with `#` are notes. */
export const examplesIn = (lines: string, file: string): readonly Example[] =>
  lines.split(/\r?\n/).flatMap((each, at) => {
    if (each.trim() === '' || each.startsWith('#')) return [];
    const [, label, text] = line.exec(each) ?? [];
    if (text === undefined) throw new Failure('broken', `Line ${at + 1} of ${file} begins with neither "fine" nor "abusive".`);
    return [{ text, isAbusive: label === 'abusive' }];
  });
