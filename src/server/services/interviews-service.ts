import { interviewOperations } from './interviews/interview-operations.ts';
import { joinedOperations } from './joined-operations.ts';
import { questionOperations } from './questions/question-operations.ts';

/** The contract of interviews, answered for one request: stories and questions. */
export const interviewsService = joinedOperations(interviewOperations, questionOperations);
