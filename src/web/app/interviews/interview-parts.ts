import { routes as interviews } from '#contract/generated/interviews.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { httpInterviews } from '#web/adapters/interviews/http-interviews.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { overHttp } from '../container/bind.ts';
import { helpfulSentences } from '../posts/helpful-bindings.ts';

export const interviewSentences = [...helpfulSentences, companyWords, interviewWords, companyReplyWords, listWords];

export const interviewBindings = [overHttp(Interviews, httpInterviews, interviews)];
