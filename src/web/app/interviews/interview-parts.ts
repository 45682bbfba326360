import { routes as interviews } from '#contract/generated/interviews.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { httpInterviews } from '#web/adapters/interviews/http-interviews.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { overHttp } from '../container/bind.ts';
import { feedSentences } from '../posts/post-bindings.ts';

/** The sentences of interviews, and of all that may be done with a story as with a post. */
export const interviewSentences = [...feedSentences, companyWords, interviewWords];

/** What every page that shows interviews asks. */
export const interviewBindings = [overHttp(Interviews, httpInterviews, interviews)];
