import { interviewOperations } from './interviews/interview-operations.ts';
import { joinedOperations } from './joined-operations.ts';
import { questionOperations } from './questions/question-operations.ts';

export const interviewsService = joinedOperations(interviewOperations, questionOperations);
