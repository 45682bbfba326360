import { sqlStateOf } from './database-failure.ts';

const deadlock = '40P01';
const mostAttempts = 5;

/** Runs a transaction again that PostgreSQL gave up because it and others waited for each other (deadlock): nothing of it was done. For those that change many rows, in no order that all keep. */
export async function retryDeadlock<Done>(work: () => Promise<Done>, attempts = mostAttempts): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || sqlStateOf(error) !== deadlock) throw error;
    return retryDeadlock(work, attempts - 1);
  }
}
