import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Contracts } from '../../read/read-contracts.ts';
import { CannotRun } from '../cannot-run.ts';
import type { RunOptions } from '../hold.ts';
import { NewSessions } from '../new-session.ts';
import { ownCommand } from '../own-command.ts';
import { configIn, emptyConfig } from './read-config.ts';

/** Wait for a mail, after which it counts as lost. */
const timeoutMs = 10_000;

export interface Arguments {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly report: string | undefined;
  /** Counts checks that did not run as broken. */
  readonly isStrict: boolean;
  /** Contracts to check, each in its own run. */
  readonly services: readonly string[];
  readonly options: Omit<RunOptions, 'service'>;
  readonly close: () => void;
}

const recipe = {
  start: '  npm start -- --trust-proxy loopback --rate-limit 1000000 --member-limit 1000000',
  hold: '  npm run contract -- all --base-url http://127.0.0.1:3000 --mail http://127.0.0.1:3000/dev/mail --config demo.json',
  config: `  { "newSession": "node scripts/setup.mjs scripts/product/demo-session.ts http://127.0.0.1:3000 <claim>",
    "headers": { "x-forwarded-for": "{address}" } }`,
};

const { typed, isPackage } = ownCommand;

/** Instructions for this repository. The package says where its contracts are instead. */
const besides = isPackage
  ? `The contracts lie in ${resolve('openapi')}.`
  : `A package of the contracts and of this command, for a team that has nothing else of this repository: ${typed} pack --help

Against this product itself, with its demo login and its demo mailbox:
${recipe.start}
${recipe.hold}
  where demo.json holds, with what comes after claim= in the link that npm start prints:
${recipe.config}`;

export const help = `Checks a running service against its contract in openapi/: its answers have the promised form, and mean what is promised. What was
created is found, what was deleted is gone, pages repeat nothing, lists are in the order asked for, filters filter, a vote counts once, strangers are refused.

  ${typed} company --base-url http://127.0.0.1:9000
  ${typed} all --base-url http://127.0.0.1:9000

  company     the contract: the name of a file in openapi/ without .yaml, also as --service company; all, or none, for every one of them
  --base-url  where the service listens; paths of the contract follow
  --only      operations by their operationId, with commas between them
  --mail      the page that shows the emails the service sent, see below
  --config    a JSON file, see below
  --seed      a number; the same seed asks the same questions, of form and of meaning (1); only keys that a caller makes up and addresses
              that a code is emailed to are different each time, as a service knows those from before
  --report    a folder for junit.xml, report.md and report.json
  --strict    ends with 1 when anything was not run

  ${typed} mock --help     answers in place of services, from the examples of their contracts
  ${typed} docs --help     one page to read, of all contracts
  ${typed} bundle --help   each contract as one JSON, for tools that make clients from it
  ${typed} diff --help     what changed between two versions, and whom it breaks

The config file, all of it optional:
  {
    "path": { "company": "a-company-you-have" },      real things, by their kind or as the path calls them; else lists are asked for some
    "headers": { "x-forwarded-for": "{address}" },    on every request; {address} is a different one each time, because of rate limits
    "session": { "cookie": "AT=..." },                headers of a writer who is logged in; no report shows them
    "sessions": { "moderator": { "cookie": "..." } }, those of other members, by their kind or by the operation they are for
    "newSession": "./log-in-somebody.sh",             prints such headers; it gets the kind of member as its argument
    "personaKey": "...",                              the seed (base64url) of a key that has a made-up name; else one is made with
                                                      a token that a reader is issued, where you issue any
    "notServed": ["operationId"],                     what you do not serve yet
    "limitsOff": true                                 this service limits nobody
  }

Who asks. The contract names the kind of member for whom an operation is (x-asked-by); where it names none, it is a writer.
  newcomer        has logged in, and nothing else
  reader          has chosen what they read, and has no made-up name
  writer          has said what they work as, and has a made-up name as well, or was issued the token for one
  moderator       may decide about reports
  administrator   may do what administrators do; is not the only one, where you can have two
newSession is called as ./log-in-somebody.sh writer, in the folder where you typed this, and prints the headers of their session as JSON, such as
{"cookie":"AT=..."}; {} where you have nobody of that kind. Newcomers, readers and writers are someone new each time. It is called before the next one
is needed, never twice at a time. It may print several sessions, one JSON a line, as many as CONTRACT_SESSIONS in its environment says: that is faster.
Without it give a session of each kind under sessions. What nobody there may ask is not run, and the report says so.
Everything is asked, also what ends a session or deletes an account: give sessions of members who may be lost. What uses up the member who asks
(x-once: deleteUser, logout), or something made before (x-after: deletePost after createPost), is asked by someone new each time with newSession.
Without it, each such operation needs its own session under sessions, and is asked until that is used up.

What is asked about. Where an operation names a thing of a kind (x-names), one is taken that your lists of that kind answer (x-lists); where an
example names one, the name that your lists, or the operation that comes before, answer in that place. What nothing leads to is not run, and the report says so.
A code that was emailed (x-mailed-by) is read with --mail, from a page of your own that shows what was sent: HTML, JSON or plain text; {address}
in its address is the receiver. The code that was not there before is the one. What no state reaches is not run, and the report says so.

${besides}

Each finding is one cause, with the request that shows it, what was promised (file and line), and what came. Sessions are in no report.
How far it has come is on the standard error: a line when a service begins and when it ends, or the operation where that is a terminal.
Ends with 0 when the contract is kept, 1 when it is broken, 2 when it could not be checked.`;

/** Resolves paths from where the command was typed. */
export function readArguments(args: readonly string[], contracts: Contracts, from: string): Arguments {
  const values = valuesIn(args);
  const services = [...new Set(contracts.operations.map(({ service }) => service))];
  const { service = 'all', only = '', seed = '1', report } = values;
  const baseUrl = values['base-url'] ?? '';
  if (service !== 'all' && !services.includes(service)) throw new CannotRun(`Name a service, or all: ${services.join(', ')}.`);
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) throw new CannotRun('Say where the service listens: --base-url http://127.0.0.1:9000');
  if (!/^\d{1,9}$/.test(seed)) throw new CannotRun('The --seed is a whole number.');
  const config = values.config === undefined ? emptyConfig : configIn(resolve(from, values.config), contracts.operations);
  const { path, headers, session, newSession, personaKey, notServed, limitsOff } = config;
  const wanted = only.split(',').filter(Boolean);
  const checked = service === 'all' ? services : [service];
  const known = contracts.operations.filter((operation) => checked.includes(operation.service)).map(({ operationId }) => operationId);
  const unknown = wanted.filter((name) => !contracts.operations.some(({ operationId }) => operationId === name));
  if (unknown.length > 0)
    throw new CannotRun(`openapi/${service === 'all' ? '' : `${service}.yaml`} has no ${unknown.join(' and no ')}; it has ${known.join(', ')}.`);
  const sessions = newSession === '' ? undefined : new NewSessions(newSession, from);
  return {
    baseUrl,
    headers,
    report: report === undefined ? undefined : resolve(from, report),
    isStrict: values.strict ?? false,
    services: checked,
    options: {
      only: wanted,
      seed: Number(seed),
      ids: path,
      session,
      sessions: config.sessions,
      newSession: sessions && ((kind) => sessions.next(kind)),
      mail: values.mail === undefined ? undefined : { url: values.mail, timeoutMs },
      personaKey: personaKey === '' ? undefined : personaKey,
      notServed,
      limitsOff,
    },
    close: () => sessions?.close(),
  };
}

function valuesIn(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { service: text, 'base-url': text, only: text, mail: text, config: text, seed: text, report: text, strict: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [named = values.service, ...others] = positionals;
    if (others.length > 0) throw new CannotRun(`One service is held, or all of them; ${others.join(' and ')} came besides.`);
    return { ...values, service: named };
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}
