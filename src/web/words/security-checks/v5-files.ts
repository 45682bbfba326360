import { untested, notApplicable, tested, type CheckChapter } from './security-check.ts';

const reader = 'src/server/adapters/media/picture-reader.test.ts';
const nameOfFile = ['tests/attacks/answers.test.ts', 'is passed over, whatever it is'] as const;

export const files: CheckChapter = {
  number: 5,
  title: 'File Handling',
  checks: [
    tested(
      '5.1.1',
      2,
      'Kinds and sizes of uploads are documented.',
      'tests/contract/refusals.test.ts',
      'accepts only complete forms with the named files, within bounds',
    ),
    tested('5.2.1', 1, 'Files that would cost too much are refused.', reader, 'is refused before it unpacks to a flood'),
    tested('5.2.2', 1, 'A file has to be what it says it is.', reader, 'is refused when it is of a kind that we do not take'),
    notApplicable('5.2.3', 2, 'Archives are measured before they are unpacked.', 'Members send no archives.'),
    tested('5.3.1', 1, 'Uploads are sent as pictures, and never run.', 'tests/contract/files.test.ts', 'is sent as a picture and nothing else, for good'),
    tested('5.3.2', 1, 'Names of uploads never become paths.', ...nameOfFile),
    tested('5.4.1', 2, 'Names of uploads are passed over.', ...nameOfFile),
    notApplicable('5.4.2', 2, 'Names of served files are encoded.', 'Their names are ours, and hold nothing that anyone typed.'),
    untested('5.4.3', 2, 'Files are scanned for viruses.', 'Pictures are decoded and written again; no other file of a member is passed on.'),
  ],
};
