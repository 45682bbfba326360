import type { HrSubject } from '#core/questions/hr-subjects.ts';
import { mostPractised } from '#core/questions/practice.ts';
import { mostCountedCompanies } from '#core/questions/question.ts';
import { longestQuestion, shortestQuestion } from '#core/interviews/interview.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${grouped(count)} times`);

interface AskedHow {
  readonly count: number;
  /** Company count, and the company itself if only one. */
  readonly companies: number;
  readonly company: string;
  /** Job it was asked for most often, and if it is the only one. */
  readonly job: string | undefined;
  readonly isOneJob: boolean;
}

interface AskedWhere {
  readonly isHere: boolean;
  readonly isForJob: boolean;
}

export const words = {
  asked: (count: number, { isHere, isForJob }: AskedWhere) => ['asked', times(count), isHere && 'here', isForJob && 'for this job'].filter(Boolean).join(' '),
  answers: (count: number) => (count === 0 ? 'no answer yet' : counted(count, 'answer', 'answers')),
  best: 'Best answer:',
  by: (name: string) => `asked by ${name}`,
  week: (monday: string) => `week of ${monday}`,
  order: 'Answered questions first',
  ownFirst: 'In your language first',
  more: 'Show more questions',
  end: 'That is everything.',
  fromTheStart: 'Back to the first page',
  practise: 'Practise these',
  none: 'No questions yet.',
  noneBecause: 'Questions come from interviews that candidates share.',
  tell: 'Share an interview',

  one: {
    description: (company: string, answers: string) =>
      `A question from interviews at ${company}: ${answers}, and where else it was asked. Free to read, no account.`,
    descriptionOfMany: (answers: string) => `A question from interviews at several companies: ${answers}, and where it was asked. Free to read, no account.`,
    askedDescription: (company: string, answers: string) => `A question about ${company}: ${answers}. Free to read, no account.`,
    asked: ({ count, companies, company, job, isOneJob }: AskedHow) =>
      `Asked ${times(count)} at ${companies > 1 ? (companies < mostCountedCompanies ? `${companies} companies` : `${companies}+ companies`) : company}${job === undefined ? '' : `, ${isOneJob ? '' : 'most often '}for ${job}`}.`,
    last: (monday: string) => `Last asked in the week of ${monday}.`,
    places: 'Where it was asked',
    showPlaces: (count: number) => `Show ${count} more`,
    mostPlaces: 'Only the newest are shown.',
    manyPlaces: 'and at many other companies',
    morePlaces: (count: number) => `and at ${counted(count, 'other company', 'other companies')}`,
    crumb: 'Question',
    skills: 'Skills this question is about',
    jobs: 'Jobs this question is asked for',
    together: 'Asked in the same interviews',
    practise: `Practise ${mostPractised} questions like this`,
    practiseOf: (company: string) => `Practise ${company}’s questions`,
    share: 'Share',
    report: 'Report',
    actions: 'About this question',
    merge: 'Merge into another question',
    missing: 'We could not find this question.',
    missingBecause: 'It may have been taken down. The public ledger lists everything taken down, and why.',
    ledger: 'See the ledger',
  },

  top: {
    title: (company: string) => `Top interview questions at ${company}`,
    titleOf: (job: string, company: string) => `Top ${job} interview questions at ${company}`,
    description: (place: string) => `The questions that ${place} asks most often in interviews, with answers. Free to read, no account.`,
    counts: (questions: number, stories: number) => `${counted(questions, 'question', 'questions')} from ${counted(stories, 'interview', 'interviews')}`,
    jobs: 'Job',
    every: 'All jobs',
    stories: 'How they interview',
    link: 'What they ask most often',
  },

  ask: {
    title: (company: string) => `Questions about ${company}`,
    description: (company: string) => `What people ask about ${company}, answered by those who know it. Free to read, no account.`,
    heading: 'What people ask',
    label: 'Ask those who know this company',
    placeholder: 'Such as: Is the second Saturday off?',
    hint: 'Your question is shown here under the name you choose, with the week but not the day.',
    send: 'Ask',
    sendAs: (name: string) => `Ask as ${name}`,
    nameFirst: 'Choose a name to ask',
    short: `Write ${shortestQuestion} to ${longestQuestion} characters.`,
    alike: 'Is one of these your question?',
    none: 'Nobody has asked anything here yet. Ask the first question.',
    limited: (minutes: number) => `You are asking too fast. You can ask in ${counted(minutes, 'minute', 'minutes')}; your text is saved here.`,
    offline: 'Your question may not have been sent. Your text is saved here. Send it again when you are online; it will appear only once.',
    failed: 'Your question could not be sent. Your text is saved here.',
    silenced: 'You cannot write under this name for now. Your text is saved here.',
    banned: 'Your account is banned. Your text is saved here.',
  },

  practice: {
    title: 'Practise interview questions',
    titleOf: (what: string) => `Practise: ${what}`,
    description: 'One question at a time, with the answer hidden until you want it. Once open, it also works without internet.',
    heading: 'Practice',
    hr: 'What HR asks',
    progress: (at: number, of: number) => `Question ${grouped(at)} of ${grouped(of)} in this set`,
    show: 'Show answer',
    hide: 'Hide answer',
    can: 'I know this',
    again: 'Ask me again',
    noAnswer: 'No answer yet: say yours out loud.',
    write: 'Write an answer',
    all: 'All answers',
    keys: 'On a keyboard: space shows the answer, the right arrow means “I know this”, the left arrow “Ask me again”.',
    known: (count: number) => `You know ${counted(count, 'question', 'questions')} from this list.`,
    kept: 'Your progress is saved on this device only.',
    over: 'All questions of this set are done.',
    overBecause: (count: number) => `You know ${counted(count, 'question', 'questions')} of this set. The next set starts with the ones you found hard.`,
    next: 'Start the next set',
    back: 'To the list',
  },

  designation: {
    title: (job: string) => `${job} interview questions`,
    description: (job: string) => `What companies in India ask in interviews for ${job}, with answers. Free to read, no account.`,
  },
  skill: {
    title: (skill: string) => `${skill} interview questions`,
    description: (skill: string) => `What companies in India ask about ${skill} in interviews, with answers. Free to read, no account.`,
    tabs: 'About this skill',
    missing: 'We could not find this skill.',
  },
  hr: {
    title: 'HR interview questions',
    titleOf: (subject: string) => `HR interview questions: ${subject}`,
    description: 'What HR asks in interviews in India, whatever the job, with answers. Free to read, no account.',
    lead: 'Questions HR asks for any job.',
    subjects: 'Subject',
    every: 'All subjects',
    named: {
      introduction: 'About yourself',
      strengths: 'Strengths and weaknesses',
      'why-us': 'Why this company',
      salary: 'Salary',
      notice: 'Notice period',
      relocation: 'Relocation',
      gap: 'Gaps in your career',
      conflict: 'Conflicts',
      future: 'Plans',
      leaving: 'Why you leave',
      shifts: 'Shifts and hours',
      pressure: 'Pressure',
    } satisfies Record<HrSubject, string>,
    missing: 'There is no such subject.',
  },
  missingBecause: 'This link may be old or wrong.',
  toHub: 'Go to interviews',
};

export type QuestionWords = typeof words;
