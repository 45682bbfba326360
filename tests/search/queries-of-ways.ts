import { screens } from '#core/navigation/screens.ts';
import { jobsAs, jobsWith } from './answering-paths.ts';
import { typedAs } from './typed-query.ts';

const remote = jobsWith({ workplace: ['remote'] });
const partTime = jobsWith({ employment: ['parttime'] });
const interns = jobsWith({ employment: ['intern'] });
const beginners = jobsWith({ experience: 0 });

/** Jobs by words for which there is no filter. */
const jobsOfWords = (...words: readonly string[]): readonly string[] => words.map((k) => jobsWith({ k }));

export const waysOfWorking = typedAs('waysOfWorking', [
  ['work from home', remote],
  ['work from home jobs', remote],
  ['work from hom jobs', remote],
  ['wfh', remote],
  ['wfh jobs', remote],
  ['wfh jobs pune', jobsWith({ workplace: ['remote'], location: ['pune'] })],
  ['work from home jobs in mumbai', jobsWith({ workplace: ['remote'], location: ['mumbai'] })],
  ['remote jobs', remote],
  ['remote work', remote],
  [
    'remote developer jobs',
    jobsWith({ workplace: ['remote'], k: 'developer' }),
    jobsWith({ workplace: ['remote'], designation: 'developer' }),
    ...jobsAs('software-developer', { workplace: ['remote'] }),
  ],
  ['remote data analyst jobs', ...jobsAs('data-analyst', { workplace: ['remote'] })],
  ['hybrid jobs', jobsWith({ workplace: ['hybrid'] })],
  ['hybrid jobs bangalore', jobsWith({ workplace: ['hybrid'], location: ['bengaluru'] })],
  ['work from office jobs', jobsWith({ workplace: ['office'] })],
  ['part time jobs', partTime],
  ['part time', partTime],
  ['part-time jobs hyderabad', jobsWith({ employment: ['parttime'], location: ['hyderabad'] })],
  ['full time jobs', jobsWith({ employment: ['fulltime'] })],
  ['contract jobs', jobsWith({ employment: ['contractual'] })],
  ['contract basis job', jobsWith({ employment: ['contractual'] })],
  ['internship', interns],
  ['internships in chennai', jobsWith({ employment: ['intern'], location: ['chennai'] })],
  ['fresher jobs', beginners],
  ['jobs for freshers', beginners],
  ['fresher jobs in noida', jobsWith({ experience: 0, location: ['noida'] })],
  ['freshers', beginners, '/communities/freshers'],
  ['night shift jobs', ...jobsOfWords('night shift')],
  ['night shift', ...jobsOfWords('night shift')],
  ['walk in interview jobs', ...jobsOfWords('walk in', 'walk-in', 'walk in interview')],
  ['immediate joining', ...jobsOfWords('immediate joining')],
  ['ghar se kaam', remote],
  ['ghar baithe job', remote],
  ['घर से काम', remote],
  ['घर बैठे जॉब', remote],
  ['वर्क फ्रॉम होम जॉब', remote],
  ['part time naukri', partTime],
  ['पार्ट टाइम जॉब', partTime],
  ['फ्रेशर जॉब', beginners],
  ['इंटर्नशिप', interns],
  ['raat ki shift', ...jobsOfWords('night shift', 'raat ki shift')],
  ['naukri', screens.jobs],
]);
