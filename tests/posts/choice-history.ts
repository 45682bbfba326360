type Counts<Choice extends string> = Partial<Record<Choice, number>>;

/** Read of counts with its bounds: certain, possible and changing choices. */
interface Look<Choice extends string> {
  readonly least: Counts<Choice>;
  readonly most: Counts<Choice>;
  readonly moved: Map<string, Set<Choice | undefined>>;
}

/** History of choices on one resource. Counts must lie between acknowledged and attempted. */
export class ChoiceHistory<Choice extends string> {
  readonly #stored = new Map<string, Choice>();
  readonly #tried = new Map<string, Choice>();
  readonly #counts: Counts<Choice> = {};
  readonly #looks = new Set<Look<Choice>>();
  /** Number of consistent reads. */
  looks = 0;

  /** Makes a choice and checks the returned counts against concurrent ones. */
  async choose(who: string, choice: Choice, act: () => Promise<Readonly<Counts<Choice>>>): Promise<void> {
    this.#tried.set(who, choice);
    for (const look of this.#looks) this.#move(look, who, choice);
    await this.#look(act);
    const before = this.#stored.get(who);
    if (before !== undefined) change(this.#counts, before, -1);
    change(this.#counts, choice, 1);
    this.#stored.set(who, choice);
    this.#tried.delete(who);
  }

  /** Final count, once nobody chooses any more. */
  count(choice: Choice): number {
    return this.#counts[choice] ?? 0;
  }

  async #look(read: () => Promise<Readonly<Counts<Choice>>>): Promise<void> {
    const look: Look<Choice> = { least: { ...this.#counts }, most: { ...this.#counts }, moved: new Map() };
    for (const [who, choice] of this.#tried) this.#move(look, who, choice);
    this.#looks.add(look);
    const found = await read();
    this.#looks.delete(look);
    for (const [choice, count] of Object.entries(found) as [Choice, number][]) {
      const [least, most] = [look.least[choice] ?? 0, look.most[choice] ?? 0];
      if (count < least || count > most) throw new Error(`${count} chose ${choice}, and it can be ${least} to ${most}.`);
    }
    this.looks++;
  }

  #move({ least, most, moved }: Look<Choice>, who: string, choice: Choice): void {
    const stored = this.#stored.get(who);
    const known = moved.get(who) ?? new Set([stored]);
    if (!moved.has(who) && stored !== undefined) change(least, stored, -1);
    if (!known.has(choice)) change(most, choice, 1);
    moved.set(who, known.add(choice));
  }
}

const change = <Choice extends string>(counts: Counts<Choice>, choice: Choice, by: number): void => {
  counts[choice] = (counts[choice] ?? 0) + by;
};
