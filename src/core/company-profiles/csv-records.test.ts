import { describe, expect, it } from 'vitest';
import { csvRecords } from './csv-records.ts';

describe('the records of a CSV file (RFC 4180)', () => {
  it.each([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    ['a last line without an end', 'a,b', [[1, ['a', 'b']]]],
    ['an empty last cell', 'a,', [[1, ['a', '']]]],
    [
      'lines that end as on Windows',
      'a,b\r\nc,d\r\n',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    ['a byte order mark', '\ufeffa,b\n', [[1, ['a', 'b']]]],
    ['quotes, commas and doubled quotes', '"a, b","say ""yes"""\n', [[1, ['a, b', 'say "yes"']]]],
    [
      'a line end within quotes: the record stands where it starts',
      'h\n"a\r\nb",c\nd\n',
      [
        [1, ['h']],
        [2, ['a\nb', 'c']],
        [4, ['d']],
      ],
    ],
    [
      'empty lines, which count',
      'a\n\n\nb\n',
      [
        [1, ['a']],
        [4, ['b']],
      ],
    ],
    ['a quote within a cell that has none around', '3" pipe,b\n', [[1, ['3" pipe', 'b']]]],
    [
      'quotes that do not end their cell',
      'a\n"b" c,d\ne\n',
      [
        [1, ['a']],
        [2, undefined],
        [3, ['e']],
      ],
    ],
    [
      'quotes that never close',
      'a\n"b\nc\n',
      [
        [1, ['a']],
        [2, undefined],
        [3, ['c']],
      ],
    ],
  ])('read %s', (_what, text, records) => expect(csvRecords(text).map(({ line, cells }) => [line, cells])).toEqual(records));
});
