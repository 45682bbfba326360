import type { NameProblem } from '#core/personas/made-up-name.ts';
import { isOfWords, nameProblemOf, refusedPartOf, type NameCheck, type NameRefusal } from '#core/personas/name-refusal.ts';
import { Request } from '../requests/request.ts';

/** Refusals of a name while typed. Words are checked once, the name each time, as another may take it. */
export function nameRefusals(check: NameCheck): (text: string) => Promise<NameRefusal | undefined> {
  const once = remembered(check);
  const looking = new Request((text: string, problem: NameProblem) => refusedPartOf(text, problem, once));
  return async (text) => {
    const problem = await nameProblemOf(text, check);
    if (!problem || !isOfWords(problem)) return problem && { problem };
    // Words are looked for to help: where that fails, the refusal is without them.
    const outcome = await looking.send(text, problem);
    return { problem, ...(outcome.status === 'SUCCESS' && outcome.value !== undefined && { words: outcome.value }) };
  };
}

function remembered(check: NameCheck): NameCheck {
  const known = new Map<string, NameProblem | undefined>();
  return async (name) => {
    if (!known.has(name)) known.set(name, await check(name));
    return known.get(name);
  };
}
