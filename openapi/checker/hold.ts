import type { Operation } from '../read/operation.ts';
import { ContractPointer } from '../read/contract-pointer.ts';
import type { Contracts } from '../read/read-contracts.ts';
import { methodChecks, securityChecks, unknownIdChecks } from './operation-checks.ts';
import { Absent } from './absent.ts';
import { Asking } from './asking.ts';
import { bodyChecks } from './body-checks.ts';
import { callOf, inSession, neededParts, type Ids } from './call.ts';
import type { Callers } from './caller.ts';
import { CannotRun } from './cannot-run.ts';
import { Chance } from './chance.ts';
import { notRun, type Check, type Kind, type Outcome } from './check.ts';
import { exampleChecks } from './example-checks.ts';
import { callsAllowed, followUps, limitOutcome } from './follow-ups.ts';
import { Mailbox, type MailPage } from './mailbox.ts';
import { MailedCodes } from './mailed-codes.ts';
import { parameterChecks } from './parameter-checks.ts';
import { isOnce, People, type GivenSessions } from './people.ts';
import { judgeMeaning } from './meaning/judge-meaning.ts';
import { Trial } from './meaning/trial.ts';
import { askedBy } from './member-kinds.ts';
import { Preparation } from './names/preparation.ts';
import { Things } from './names/things.ts';
import { readyFor, type Ready } from './ready.ts';
import { PersonaKey } from '../signing/persona-key.ts';
import { Contributions, isByContribution } from './persona-keys/contributions.ts';
import { personaOfRun } from './persona-keys/persona-of-run.ts';
import { Schemas } from './schemas.ts';
import { signatureChecks, signedOutcomes } from './persona-keys/signature-checks.ts';
import type { Wire } from './wire.ts';

export interface RunOptions extends GivenSessions {
  readonly service: string;
  /** Selected operations, or all where empty. */
  readonly only: readonly string[];
  readonly seed: number;
  readonly ids: Ids;
  readonly mail: MailPage | undefined;
  /** Seed of a key with a made-up name at the service. */
  readonly personaKey: string | undefined;
  readonly notServed: readonly string[];
  readonly limitsOff: boolean;
  /** Judges meaning only, not the form of requests and answers. */
  readonly isOfMeaningAlone?: boolean;
  readonly onProgress?: (operationId: string, done: number, all: number) => void;
}

/** Checks a running service against its contract, one operation at a time. */
export async function hold(contracts: Contracts, wire: Wire, options: RunOptions): Promise<Outcome[]> {
  const all = contracts.operations.filter(({ service }) => service === options.service);
  const schemas = new Schemas(contracts.files);
  const codes = options.mail === undefined ? undefined : new MailedCodes(contracts.operations, new Mailbox(options.mail));
  const asking = new Asking(wire, schemas, options, codes);
  const people = new People(options, asking);
  const contributions = new Contributions({ everywhere: contracts.operations, asking, people });
  const things = new Things({ everywhere: contracts.operations, schemas, asking, given: options.ids });
  const preparation = new Preparation({ all, schemas, asking, people, things, given: options.ids });
  const served = all.filter(({ operationId }) => !options.notServed.includes(operationId));
  const checked = all.filter(({ operationId }) => options.only.length === 0 || options.only.includes(operationId));
  const absent = new Absent({ ...options, asking, wire, prefix: prefixOf(contracts, options.service) });
  const looked = options.isOfMeaningAlone ? [] : checked.filter((operation) => served.includes(operation));
  if (looked.length > 0) await absent.look(looked, served);
  const session = await people.sessionOf('writer');
  await requireSession(all, session, asking);
  const persona = checked.some(({ takesSignature }) => takesSignature)
    ? await personaOfRun(contracts.operations, asking, { ...options, session: options.newSession ? await people.somebodyNew('reader') : options.session })
    : { why: 'Nothing that is held takes a signature.' };
  const surroundings: Surroundings = { contracts, all, schemas, wire, options, asking, people, preparation, things, persona, contributions, absent };
  await absent.confirm(looked, session, (operation) => readyFor(operation, surroundings));
  const outcomes: Outcome[] = [];
  for (const [done, operation] of checked.entries()) {
    options.onProgress?.(operation.operationId, done, checked.length);
    outcomes.push(...(absent.outcomesOf(operation) ?? (await holdOperation(operation, surroundings))));
    if (wire.whyGone !== undefined) throw new CannotRun(`The service stopped answering while ${operation.operationId} was held (${wire.whyGone}).`);
    await asking.deleteMade(all);
    things.forgetOwn();
  }
  return asking.withoutDead(outcomes);
}

const prefixOf = ({ files }: Contracts, service: string): string => new ContractPointer(files, `${service}.yaml`).at('servers', '0')?.text('url') ?? '';

/** Refuses an ended session, with which every operation would look broken. */
async function requireSession(all: readonly Operation[], session: Ids, asking: Asking): Promise<void> {
  const operation = all.find(
    ({ isOpen, takesSession, changes, parameters }) => !isOpen && takesSession && !changes && parameters.every((one) => one.in !== 'path'),
  );
  if (!operation || Object.keys(session).length === 0) return;
  const call = callOf(operation, inSession(neededParts(operation, {}), session));
  const answer = await asking.answerTo(call);
  if (answer?.status === 200) asking.standsBy(call);
  if (answer?.status === 401) throw new CannotRun(`The session in the config does not stand: ${operation.operationId} answers 401 with it.`);
}

interface Surroundings extends Callers {
  readonly contracts: Contracts;
  readonly all: readonly Operation[];
  readonly schemas: Schemas;
  readonly wire: Wire;
  readonly asking: Asking;
  readonly preparation: Preparation;
  readonly things: Things;
  readonly options: RunOptions;
  readonly absent: Absent;
}

async function holdOperation(operation: Operation, surroundings: Surroundings): Promise<Outcome[]> {
  const { asking, options, wire, people, persona } = surroundings;
  if (options.notServed.includes(operation.operationId)) return [notRun(operation, 'examples', 'everything', 'The config says that it is not served yet.')];
  if (operation.body?.media === 'application/octet-stream') return [notRun(operation, 'examples', 'everything', 'It takes bytes, which no contract makes up.')];
  const plan = await planFor(operation, surroundings);
  const { chance } = plan;
  const { parts, unsigned, hindrance } = plan.ready;
  const meaning = hindrance ? { outcomes: [], asked: 0 } : await meaningOf(operation, plan, surroundings);
  if (options.isOfMeaningAlone) return meaning.outcomes;
  const replay = () => signedOutcomes(operation, unsigned, persona, asking);
  // Whatever deletes is replayed last, as the key may be gone with it.
  const early = operation.method === 'delete' ? [] : await replay();
  const again = { isSpent: people.mayBeSpent(operation), checks: () => plannedAgain(operation, surroundings) };
  const outcomes = await runAll(operation, plan.checks, surroundings, chance, meaning.asked + surroundings.absent.askedOf(operation), again);
  const signed = operation.method === 'delete' ? await replay() : early;
  if (hindrance) return [notRun(operation, 'examples', 'everything that needs it', hindrance), ...outcomes, ...signed];
  const limits = operation.rateLimit
    ? [
        options.limitsOff
          ? notRun(operation, 'limits', `request ${callsAllowed(operation) + 1}`, 'The config says that limits are off.')
          : await limitOutcome(operation, parts, asking, wire.somebody()),
      ]
    : [];
  return [...outcomes, ...signed, ...(await followUps(operation, parts, asking)), ...meaning.outcomes, ...limits];
}

/** Checks of an operation for one member, alike for all. */
interface Plan {
  readonly ready: Ready;
  readonly checks: readonly Check[];
  readonly chance: Chance;
}

async function planFor(operation: Operation, surroundings: Surroundings): Promise<Plan> {
  const { all, contracts, options, persona, schemas } = surroundings;
  const chance = new Chance(options.seed, operation.operationId);
  const ready = await readyFor(operation, surroundings);
  const { parts, unsigned, ids, hindrance } = ready;

  const signing = operation.takesSignature ? 'key' in persona && persona.key : operation.takesContribution && new PersonaKey();
  const file = new ContractPointer(contracts.files, `${operation.service}.yaml`);
  const existing = [
    ...(ids ? [] : unknownIdChecks(operation, parts, chance, schemas)),
    ...methodChecks(operation, all, parts),
    ...securityChecks(operation, ids ?? {}, file, chance),
    ...(signing ? signatureChecks(operation, unsigned, signing) : []),
  ];
  const planned = hindrance
    ? []
    : [
        ...exampleChecks(operation, parts),
        ...[parameterChecks, bodyChecks, unknownIdChecks].flatMap((checksOf) => checksOf(operation, parts, chance, schemas)),
      ];
  return { ready, chance, checks: [...planned, ...existing] };
}

/** Looks again for what the operation is about, as a thing may be answered or decided once. */
async function plannedAgain(operation: Operation, surroundings: Surroundings): Promise<readonly Check[]> {
  surroundings.things.forgetOwn();
  return (await planFor(operation, surroundings)).checks;
}

/** Judges promises beyond the form. */
async function meaningOf(operation: Operation, { ready }: Plan, surroundings: Surroundings): Promise<{ readonly outcomes: Outcome[]; readonly asked: number }> {
  const { asking, options, people, schemas, things } = surroundings;
  const all = surroundings.all.filter((one) => !options.notServed.includes(one.operationId) && !surroundings.absent.has(one));
  const trial = new Trial(asking, operation);
  const chance = new Chance(options.seed, `${operation.operationId} means`);
  const again = (other: Operation = operation): Promise<Ready> => readyFor(other, surroundings);
  const stranger = (of: Operation, session: Ids): Promise<Ids | undefined> => people.somebodyElse(askedBy(of), session);
  await judgeMeaning({ operation, all, ready, trial, chance, schemas, people, things, again, stranger });
  return { outcomes: trial.outcomes, asked: trial.timesAsked(ready.session) };
}

/** Kinds of members who may be one account in every session. */
const sameAccount: readonly string[] = ['moderator', 'administrator'];

/** Checks made as nobody, or with their own caller. */
const ofNobody: readonly Kind[] = ['security', 'signatures'];

/** Respects each operation's limit, examples first, and changes callers when one is used up. */
async function runAll(
  operation: Operation,
  planned: readonly Check[],
  { asking, wire, options }: Surroundings,
  chance: Chance,
  asked: number,
  again: { readonly isSpent: boolean; readonly checks: () => Promise<readonly Check[]> },
): Promise<Outcome[]> {
  const isByNewcomers = options.newSession !== undefined && operation.takesSession && !operation.isOpen && !sameAccount.includes(askedBy(operation));
  const isFree = !operation.rateLimit || options.limitsOff || isByNewcomers || (wire.hasAddresses && (operation.isOpen || isByContribution(operation)));
  const allowed = callsAllowed(operation);
  const room = isFree ? planned.length : Math.max(allowed - asked, 0);
  const places = [...planned.keys()];
  const examples = places.filter((place) => planned[place]?.kind === 'examples');
  const drawn = new Set([...examples, ...chance.shuffled(places.filter((place) => !examples.includes(place)))].slice(0, room));
  const outcomes: Outcome[] = [];
  let checks = planned;
  let isSpent = false;
  let mayBeAnother = operation.changes;
  for (const [place, { kind, what }] of planned.entries()) {
    const isWorn = isByNewcomers && !options.limitsOff && asking.isTired(checks[place]?.call.headers ?? {});
    if (((again.isSpent && isSpent) || isWorn) && drawn.has(place) && !ofNobody.includes(kind)) {
      checks = await again.checks();
      isSpent = false;
    }
    const check = drawn.has(place) ? checks[place] : undefined;
    if (!check) {
      outcomes.push(notRun(operation, kind, what, `The contract limits it to ${allowed} requests; set limitsOff or {address} (see --help).`));
      continue;
    }
    const first = await asking.outcomeOf(operation, check);
    // Anyone who has to wait is followed by someone else, and what was decided already by what still waits.
    const isLimited = options.newSession !== undefined && asking.isTired(check.call.headers);
    const isTriedAgain = first.state === 'not run' && (isLimited || mayBeAnother);
    if (isTriedAgain) checks = await again.checks();
    const outcome = isTriedAgain ? await asking.outcomeOf(operation, checks[place] ?? check) : first;
    if (isTriedAgain && !isLimited) mayBeAnother = outcome.state !== 'not run';
    outcomes.push(outcome);
    const isNextExample = planned[place + 1]?.kind === 'examples';
    isSpent ||= outcome.status === operation.success.status && (isOnce(operation) || isNextExample);
  }
  return outcomes;
}
