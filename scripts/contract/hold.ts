import type { Operation } from '#server/app/contract/operation.ts';
import { ContractPointer } from '#server/app/contract/contract-pointer.ts';
import type { Contracts } from '#server/app/contract/read-contracts.ts';
import { methodChecks, securityChecks, unknownIdChecks } from './operation-checks.ts';
import { Asking } from './asking.ts';
import { bodyChecks } from './body-checks.ts';
import { callOf, neededParts, type Parts } from './call.ts';
import { CannotRun } from './cannot-run.ts';
import { Chance } from './chance.ts';
import { notRun, type Check, type Outcome } from './check.ts';
import { exampleChecks } from './example-checks.ts';
import { callsAllowed, followUps, limitOutcome } from './follow-ups.ts';
import { idsFor, type Ids } from './ids.ts';
import { parameterChecks } from './parameter-checks.ts';
import type { Signer } from './persona-key.ts';
import { personaOfRun, type PersonaOfRun } from './persona-of-run.ts';
import { Schemas } from './schemas.ts';
import { replayOutcome, signatureChecks } from './signature-checks.ts';
import type { Wire } from './wire.ts';

/** The task of a run, and the facts it needs about the service. */
export interface RunOptions {
  readonly service: string;
  /** Only these operations; all where none is named. */
  readonly only: readonly string[];
  readonly seed: number;
  readonly ids: Ids;
  /** Headers that make a request come from a signed-in member. */
  readonly session: Ids;
  /** Sessions of members of their own for operations that end one, by operationId. */
  readonly sessions: Readonly<Record<string, Ids>>;
  /** The seed of a key that has a made-up name at the service. */
  readonly personaKey?: string | undefined;
  readonly notServed: readonly string[];
  readonly limitsOff: boolean;
}

/** Holds a running service against its contract, one operation after the other. */
export async function hold(contracts: Contracts, wire: Wire, options: RunOptions): Promise<Outcome[]> {
  const all = contracts.operations.filter(({ service }) => service === options.service);
  const schemas = new Schemas(contracts.files);
  const asking = new Asking(wire, schemas, options.limitsOff, [options.session, ...Object.values(options.sessions)].flatMap(Object.values));
  await requireSession(all, options.session, asking);
  const held = all.filter(({ operationId }) => options.only.length === 0 || options.only.includes(operationId));
  const persona = held.some(({ takesSignature }) => takesSignature) ? await personaOfRun(contracts.operations, asking, options) : { why: '' };
  const outcomes: Outcome[] = [];
  for (const operation of held) outcomes.push(...(await holdOperation(operation, { contracts, all, schemas, wire, options, asking, persona })));
  return outcomes;
}

/** Refuses to run with a session that has ended, for with it every operation would look broken. */
async function requireSession(all: readonly Operation[], session: Ids, asking: Asking): Promise<void> {
  const operation = all.find(
    ({ isOpen, takesSession, method, parameters }) => !isOpen && takesSession && method === 'get' && parameters.every((one) => one.in !== 'path'),
  );
  if (!operation || Object.keys(session).length === 0) return;
  const parts = neededParts(operation, {});
  const call = callOf(operation, { ...parts, header: { ...parts.header, ...session } });
  const answer = await asking.answerTo(call);
  if (answer?.status === 200) asking.standsBy(call);
  if (answer?.status === 401) throw new CannotRun(`The session in the config does not stand: ${operation.operationId} answers 401 with it.`);
}

interface Surroundings {
  readonly contracts: Contracts;
  readonly all: readonly Operation[];
  readonly schemas: Schemas;
  readonly wire: Wire;
  readonly asking: Asking;
  readonly options: RunOptions;
  readonly persona: PersonaOfRun;
}

async function holdOperation(operation: Operation, surroundings: Surroundings): Promise<Outcome[]> {
  const { all, asking, options, contracts, wire, persona } = surroundings;
  if (options.notServed.includes(operation.operationId)) return [notRun(operation, 'examples', 'everything', 'The config says that it is not served yet.')];
  if (operation.body?.media === 'application/octet-stream') return [notRun(operation, 'examples', 'everything', 'It takes bytes, which no contract makes up.')];
  const chance = new Chance(options.seed, operation.operationId);
  const { session, signer, missing } = askerOf(operation, surroundings);
  const ids = missing === undefined ? await idsFor(operation, all, options.ids, asking, session) : options.ids;
  const shown = neededParts(operation, ids ?? {});
  const parts: Parts = { ...shown, header: { ...shown.header, ...session }, ...(signer && { signer }) };
  const hindrance = missing ?? (ids ? undefined : 'No id is known: give one under path in the config.');

  const file = new ContractPointer(contracts.files, `${operation.service}.yaml`);
  const standing = [
    ...(ids ? [] : unknownIdChecks(operation, parts, chance, surroundings.schemas)),
    ...methodChecks(operation, all, parts),
    ...securityChecks(operation, ids ?? {}, file, chance),
    ...(operation.takesSignature && 'key' in persona ? signatureChecks(operation, shown, persona.key) : []),
  ];
  const signed = await signedOutcomes(operation, shown, surroundings);
  const outcomes = await runAll(operation, [...(hindrance ? [] : plannedFor(operation, parts, chance, surroundings)), ...standing], surroundings, chance);
  if (hindrance) return [notRun(operation, 'examples', 'everything that needs it', hindrance), ...outcomes, ...signed];
  const limits = operation.rateLimit
    ? [
        options.limitsOff
          ? notRun(operation, 'limits', `request ${callsAllowed(operation) + 1}`, 'The config says that limits are off.')
          : await limitOutcome(operation, parts, asking, wire.somebody()),
      ]
    : [];
  return [...outcomes, ...signed, ...(await followUps(operation, parts, asking)), ...limits];
}

/** The asker of an operation: a member by their session, a persona by its key, or anybody; or what is missing to ask. */
interface Asker {
  readonly session: Ids;
  readonly signer?: Signer;
  readonly missing?: string;
}

function askerOf({ isOpen, takesSession, operationId }: Operation, { options, persona }: Surroundings): Asker {
  if (isOpen) return { session: {} };
  if (!takesSession) return 'key' in persona ? { session: {}, signer: (call) => persona.key.headersFor(call) } : { session: {}, missing: persona.why };
  const session = options.sessions[operationId] ?? options.session;
  return Object.keys(session).length > 0 ? { session } : { session, missing: 'No session is known: give one under session in the config.' };
}

/** A replay of a signed request, where it can be signed; else why it was not. One that a key alone may ask has said so already. */
async function signedOutcomes(operation: Operation, parts: Parts, { asking, persona }: Surroundings): Promise<Outcome[]> {
  if (!operation.takesSignature) return [];
  if ('key' in persona) return [await replayOutcome(operation, parts, persona.key, asking)];
  return operation.isOpen || operation.takesSession ? [notRun(operation, 'signatures', 'everything that is signed', persona.why)] : [];
}

function plannedFor(operation: Operation, parts: Parts, chance: Chance, { schemas }: Surroundings): Check[] {
  return [
    ...exampleChecks(operation, parts),
    ...parameterChecks(operation, parts, chance, schemas),
    ...bodyChecks(operation, parts, chance, schemas),
    ...unknownIdChecks(operation, parts, chance, schemas),
  ];
}

/** An operation with a limit of its own is asked no more than that, examples first and then what the seed draws. */
async function runAll(operation: Operation, checks: readonly Check[], { asking, wire, options }: Surroundings, chance: Chance): Promise<Outcome[]> {
  const isFree = !operation.rateLimit || options.limitsOff || (wire.hasAddresses && operation.isOpen);
  const room = isFree ? checks.length : callsAllowed(operation);
  const examples = checks.filter(({ kind }) => kind === 'examples');
  const drawn = new Set([...examples, ...chance.shuffled(checks.filter(({ kind }) => kind !== 'examples'))].slice(0, room));
  const outcomes: Outcome[] = [];
  for (const check of checks)
    outcomes.push(
      drawn.has(check)
        ? await asking.outcomeOf(operation, check)
        : notRun(operation, check.kind, check.what, `The contract limits it to ${room} requests; set limitsOff or {address} (see --help).`),
    );
  return outcomes;
}
