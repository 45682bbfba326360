import { answerOperations } from './comments/answer-operations.ts';
import { interviewOperations } from './interviews/interview-operations.ts';
import { joinedOperations } from './joined-operations.ts';
import { questionOperations } from './questions/question-operations.ts';

/** The contract of interviews, answered for one request: stories, questions, and the answers to them. */
export const interviewsService = joinedOperations(interviewOperations, questionOperations, answerOperations);
