import type { DraftFields, Drafts } from '#core/device/drafts.ts';
import { BrowserUserStorage } from './browser-user-storage.ts';

const aWeekMs = 604_800_000;

/** Drafts in the user storage of this browser, each with its moment, under a name with its owner, so that two members of one browser have two. */
export class BrowserDrafts implements Drafts {
  readonly #storage = new BrowserUserStorage();

  read(owner: string, name: string): DraftFields | undefined {
    return fieldsIn(this.#storage.read(nameFor(owner, name)), owner) ?? fieldsIn(this.#storage.read(withoutOwner(name)), owner);
  }

  keep(owner: string, name: string, fields: DraftFields): void {
    if (this.#storage.keep(nameFor(owner, name), { owner, keptAt: Date.now(), fields })) this.#dropOlder(owner, name);
  }

  drop(owner: string, name: string): void {
    this.#storage.drop(nameFor(owner, name));
    this.#dropOlder(owner, name);
  }

  #dropOlder(owner: string, name: string): void {
    if (fieldsIn(this.#storage.read(withoutOwner(name)), owner)) this.#storage.drop(withoutOwner(name));
  }
}

const nameFor = (owner: string, name: string): string => `${withoutOwner(name)}/${owner}`;

/** The name under which an older release has kept the draft of whoever typed last. */
const withoutOwner = (name: string): string => `draft.${name}`;

/** A draft that another member left, that is too old or that was tampered with is as good as none. */
function fieldsIn(kept: unknown, wanted: string): DraftFields | undefined {
  const { owner, keptAt, fields }: { owner?: unknown; keptAt?: unknown; fields?: unknown } = Object(kept);
  const isTheirs = owner === wanted && typeof keptAt === 'number' && Date.now() - keptAt < aWeekMs;
  if (!isTheirs || typeof fields !== 'object' || fields === null) return undefined;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'));
}
