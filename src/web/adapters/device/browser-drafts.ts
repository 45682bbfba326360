import type { DraftFields, Drafts } from '#core/device/drafts.ts';

/** The prefix of keys that belong to the member signed in here; such keys go when they sign out. */
const start = 'daftar.own.draft';

const aWeekMs = 604_800_000;

/** Keeps drafts in the storage of this browser, each with its owner and its moment; where that is forbidden, as long as the page stands. */
export class BrowserDrafts implements Drafts {
  readonly #unkept = new Map<string, string>();

  read(owner: string, name: string): DraftFields | undefined {
    const key = keyOf(name);
    return fieldsIn(stored(key) ?? this.#unkept.get(key), owner);
  }

  keep(owner: string, name: string, fields: DraftFields): void {
    const text = JSON.stringify({ owner, keptAt: Date.now(), fields });
    try {
      localStorage.setItem(keyOf(name), text);
    } catch {
      this.#unkept.set(keyOf(name), text);
    }
  }

  drop(owner: string, name: string): void {
    if (!this.read(owner, name)) return;
    this.#unkept.delete(keyOf(name));
    try {
      localStorage.removeItem(keyOf(name));
    } catch {
      return;
    }
  }
}

const keyOf = (name: string): string => `${start}.${name}`;

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A draft that another member left, that is too old or that was tampered with is as good as none. */
function fieldsIn(text: string | undefined, wanted: string): DraftFields | undefined {
  try {
    const { owner, keptAt, fields }: { owner?: unknown; keptAt?: unknown; fields?: unknown } = Object(JSON.parse(text ?? 'null'));
    const isTheirs = owner === wanted && typeof keptAt === 'number' && Date.now() - keptAt < aWeekMs;
    if (!isTheirs || typeof fields !== 'object' || fields === null) return undefined;
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'));
  } catch {
    return undefined;
  }
}
