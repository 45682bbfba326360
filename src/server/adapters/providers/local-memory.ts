interface Remembered {
  readonly value: Readonly<Record<string, unknown>>;
  readonly until: number;
}

/** Most entries in memory; beyond it the oldest is forgotten. */
const most = 2_000;
const remembered = new Map<string, Remembered>();

/** Storage of the local issuer, for some minutes: in memory, and never more than a little. */
export class LocalMemory {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** Keeps a value until its time is over. Sessions are not kept, so that everybody may choose anew whom to be. */
  async upsert(id: string, value: Readonly<Record<string, unknown>>, seconds: number): Promise<void> {
    if (this.#kind === 'Session') return;
    remembered.set(this.#keyOf(id), { value, until: Date.now() + seconds * 1_000 });
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
  }

  async find(id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    const found = remembered.get(this.#keyOf(id));
    return found && found.until > Date.now() ? found.value : undefined;
  }

  async findByUid(uid: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    return [...remembered].find(([key, { value }]) => key.startsWith(`${this.#kind}:`) && value['uid'] === uid)?.[1].value;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const found = remembered.get(this.#keyOf(id));
    if (found) remembered.set(this.#keyOf(id), { ...found, value: { ...found.value, consumed: Math.floor(Date.now() / 1_000) } });
  }

  async destroy(id: string): Promise<void> {
    remembered.delete(this.#keyOf(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { value }] of remembered) if (value['grantId'] === grantId) remembered.delete(key);
  }

  #keyOf(id: string): string {
    return `${this.#kind}:${id}`;
  }
}
