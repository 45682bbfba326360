import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { isRecord } from '../read/record.ts';
import type { Ids } from './call.ts';
import { CannotRun } from './cannot-run.ts';
import { canBeHeader } from './arguments/header-form.ts';
import { jsonIn } from './json-in.ts';
import type { MemberKind } from './member-kinds.ts';

const run = promisify(exec);
const timeoutMs = 60_000;

/** Setting for how many sessions a command may print, one JSON a line. */
const setting = 'CONTRACT_SESSIONS';
const ahead = 2;
/** Batch sizes, small until more sessions are known to be needed. */
const [few, many] = [2, 8];

/** Kinds with perhaps a single member, reused every time. */
const ofOne: readonly MemberKind[] = ['moderator', 'administrator'];

/** Sessions signed in by a command, in batches fetched ahead, one command at a time. */
export class NewSessions {
  readonly #command: string;
  readonly #cwd: string;
  readonly #ready = new Map<MemberKind, Ids[]>();
  readonly #underway = new Map<MemberKind, Promise<void>>();
  readonly #known = new Set<MemberKind>();
  readonly #end = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(command: string, cwd: string) {
    this.#command = command;
    this.#cwd = cwd;
  }

  async next(kind: MemberKind): Promise<Ids> {
    const isFirst = !this.#known.has(kind);
    this.#known.add(kind);
    const ready = this.#ready.get(kind) ?? [];
    this.#ready.set(kind, ready);
    while (ready.length === 0) await this.#more(kind, isFirst ? few : many);
    const session = ready.shift() ?? {};
    // What fails ahead of time fails again, and is said, when it is needed.
    if (!isFirst && ready.length < ahead && !ofOne.includes(kind)) this.#more(kind, many).catch(() => undefined);
    return session;
  }

  close(): void {
    this.#end.abort();
  }

  #more(kind: MemberKind, count: number): Promise<void> {
    const underway = this.#underway.get(kind);
    if (underway) return underway;
    const asked = this.#last.catch(() => undefined).then(() => this.#printed(kind, ofOne.includes(kind) ? 1 : count));
    const more = asked.then((sessions) => void this.#ready.get(kind)?.push(...sessions)).finally(() => this.#underway.delete(kind));
    this.#last = more;
    this.#underway.set(kind, more);
    return more;
  }

  async #printed(kind: MemberKind, count: number): Promise<readonly Ids[]> {
    const env = { ...process.env, [setting]: String(count) };
    const { stdout } = await run(`${this.#command} ${kind}`, { cwd: this.#cwd, env, timeout: timeoutMs, signal: this.#end.signal }).catch((error: unknown) => {
      throw new CannotRun(`newSession failed: ${error instanceof Error ? error.message : String(error)}`);
    });
    const whole = jsonIn(stdout);
    const printed = whole === undefined ? stdout.trim().split(/\r?\n/).map(jsonIn) : [whole];
    if (!printed.every(isHeaders))
      throw new CannotRun(`newSession has to print the headers of a session as JSON, such as {"cookie":"AT=..."}. It printed: ${stdout.slice(0, 200)}`);
    return printed;
  }
}

const isHeaders = (value: unknown): value is Ids =>
  isRecord(value) && Object.entries(value).every(([name, one]) => typeof one === 'string' && canBeHeader(name, one));
