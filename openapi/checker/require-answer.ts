import { CannotRun } from './cannot-run.ts';
import { LateAnswer, type Wire } from './wire.ts';

/** Refuses to run against a silent or very slow service. */
export async function requireAnswer(wire: Wire): Promise<void> {
  await wire.send(wire.dressed({ method: 'GET', target: '/', headers: {} })).catch((error: unknown) => {
    if (error instanceof LateAnswer) throw new CannotRun(`The service at ${wire.baseUrl} cannot be checked: ${error.message}.`);
    throw new CannotRun(`Nothing answers at ${wire.baseUrl}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  });
}
