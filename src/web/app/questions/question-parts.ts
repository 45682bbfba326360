import { routes as interviews } from '#contract/generated/interviews.ts';
import { Questions } from '#core/questions/questions.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { overHttp, store } from '../container/bind.ts';

export const questionSentences = [questionWords, companyWords, postWords, listWords];

export const questionBindings = [overHttp(Questions, httpQuestions, interviews)];

export const listBindings = [...questionBindings, store(QuestionListStore, [Questions])];
