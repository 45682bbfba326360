import { becauseTaken, wholeRun, type Kind, type Outcome } from '../check.ts';
import type { Rule } from '../meaning/rules.ts';
import type { Violation } from '../schemas.ts';

/** Refusals that services make in one place for all operations. */
const ofTheWhole: readonly Kind[] = ['methods', 'security', 'signatures'];

/** Requests handled in one place of a service, and so one cause. */
const readInOnePlace: readonly (readonly [kind: Kind, what: RegExp])[] = [
  ['parameters', /^there is a query parameter /],
  ['bodies', / has a property too many$/],
  ['bodies', /^the body comes as /],
  ['bodies', /^the body is (nested very deeply|an object nested very deeply)$/],
];

const ofPages = 'the pages of its list';

const oneFault: Readonly<Partial<Record<Rule, string>>> = {
  'a page holds no more than its limit': ofPages,
  'pages repeat nothing': ofPages,
  'pages leave nothing out': ofPages,
  'items are in the order asked for': ofPages,
  'without an order it is the default one': ofPages,
  'what was created is found': 'what was created is not there',
  'what was created is in its list': 'what was created is not there',
  'Location leads to what was created': 'what was created is not there',
  'what was deleted is not found': 'what was deleted is there',
  'what was deleted is in no list': 'what was deleted is there',
  'what was deleted cannot be deleted again': 'what was deleted is there',
};

/** Facts of a run by which faults are recognized as the same. */
interface Known {
  /** Operations with unstable item order, whose ETag never fits either. */
  readonly restless: ReadonlySet<string>;
  /** Statuses of failing examples, by operation. */
  readonly failing: ReadonlySet<string>;
}

export const knownIn = (broken: readonly Outcome[]): Known => ({
  restless: new Set(broken.filter(({ what }) => oneFault[ruleIn(what)] === ofPages).map(({ operationId }) => operationId)),
  failing: new Set(broken.filter((one) => one.kind === 'examples' && one.violations.some(({ pointer }) => pointer === '/status')).map(answerIn)),
});

const ruleIn = (what: string): Rule => what.split(':', 1)[0] as Rule;

const answerIn = ({ operationId, status = 0 }: Outcome): string => `${operationId} ${status}`;

/** Names the cause, the same for all checks that meet it. */
export function causeOf(outcome: Outcome, { pointer, sentence, promised = '' }: Violation, known: Known): string {
  const { operationId, what } = outcome;
  if (pointer === wholeRun) return sentence;
  if (pointer === '/meaning') return [operationId, oneFault[ruleIn(what)] ?? ruleIn(what)].join(' ');
  if (pointer === '/status') return causeOfStatus(outcome, sentence, known);
  return [withoutPlaces(pointer), withoutPlaces(sentence).replaceAll(/[0-9]+/g, '#'), promised].join(' ');
}

const withoutPlaces = (text: string): string => text.replaceAll(/\/\d+/g, '/*');

function causeOfStatus(outcome: Outcome, sentence: string, { restless, failing }: Known): string {
  const { operationId, kind, what, status = 0 } = outcome;
  if (kind === 'unchanged' && restless.has(operationId)) return [operationId, ofPages].join(' ');
  // What fails for an example fails for whatever is like it.
  if (failing.has(answerIn(outcome)) && (status >= 500 || sentence.includes(becauseTaken))) return answerIn(outcome);
  const inOnePlace = status < 400 && readInOnePlace.find(([its, words]) => its === kind && words.test(what));
  if (inOnePlace) return [kind, String(inOnePlace[1])].join(' ');
  const [answer = ''] = sentence.split(':', 1);
  return [ofTheWhole.includes(kind) ? '' : operationId, kind, status >= 500 ? `breaks with ${status}` : answer].join(' ');
}
