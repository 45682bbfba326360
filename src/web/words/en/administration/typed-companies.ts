import { longestRefusal, type RefusalProblem } from '#core/typed-companies/typed-companies.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  title: 'Companies that were typed in',
  lead: 'Someone wrote about a company that is not in the list, and typed in its name and city. What they sent waits, seen by nobody, until you decide. Who typed it in is linked to no account.',
  none: 'No company waits to be let in.',
  waiting: (count: number) => `${counted(count, 'contribution waits', 'contributions wait')}`,
  alike: 'Called nearly so:',
  refused: (reason: string) => `Refused: ${reason}`,
  letIn: 'Let in',
  letInNamed: (name: string) => `Let in: ${name}`,
  lettingIn: (name: string) => `Let in ${name}`,
  letInHint:
    'Check that the place exists, and put its name right. What waits then comes out by itself; what was sent less than three days ago may take until then.',
  merge: 'Merge into …',
  mergeNamed: (name: string) => `Merge into …: ${name}`,
  mergeTitle: (name: string) => `Merge ${name} into which company?`,
  mergeBecause: (name: string, city: string) =>
    `What waits goes there and comes out in its time. Anyone who types “${name}” in “${city}” from now on means that company. This cannot be undone.`,
  refuse: 'Refuse',
  refuseNamed: (name: string) => `Refuse: ${name}`,
  refuseTitle: (name: string) => `Refuse ${name}?`,
  refuseBecause: 'What waits stays hidden, and nobody can send more about it. Those who wrote read your reason. You can still let it in or merge it later.',
  reason: 'Your reason, for those who wrote',
  problems: {
    empty: 'Say why.',
    long: `At most ${longestRefusal} letters.`,
  } satisfies Record<RefusalProblem, string>,
  refusedNow: 'Refused. Those who wrote will read why.',
};

export type TypedCompaniesWords = typeof words;
