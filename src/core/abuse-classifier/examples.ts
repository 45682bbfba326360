import { Failure } from '../failure.ts';

export interface Example {
  readonly text: string;
  readonly isAbusive: boolean;
}

const line = /^(fine|abusive) (.*\S.*)$/;

/** Parses one example a line, after `fine` or `abusive`. Lines with `#` are notes. */
export const examplesIn = (lines: string, file: string): readonly Example[] =>
  lines.split(/\r?\n/).flatMap((each, at) => {
    if (each.trim() === '' || each.startsWith('#')) return [];
    const [, label, text] = line.exec(each) ?? [];
    if (text === undefined) throw new Failure('broken', `Line ${at + 1} of ${file} begins with neither "fine" nor "abusive".`);
    return [{ text, isAbusive: label === 'abusive' }];
  });
