import { sqlStateOf } from './database-failure.ts';

const deadlock = '40P01';
const mostAttempts = 5;

/** Retries a transaction that PostgreSQL rolled back for a deadlock, as when changing many rows in no fixed order. */
export async function retryDeadlock<Done>(work: () => Promise<Done>, attempts = mostAttempts): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || sqlStateOf(error) !== deadlock) throw error;
    return retryDeadlock(work, attempts - 1);
  }
}
