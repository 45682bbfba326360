import { conductOf, type Conduct, type ConductFacts } from '#core/employer-conduct/conduct.ts';
import type { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';
import { existing } from '#core/failure.ts';

export class FakeEmployerConducts implements EmployerConducts {
  readonly #facts: ReadonlyMap<string, ConductFacts>;

  constructor(facts: Readonly<Record<string, ConductFacts>> = {}) {
    this.#facts = new Map(Object.entries(facts));
  }

  async of(urlName: string): Promise<Conduct> {
    const found = existing(this.#facts.get(urlName));
    return conductOf(found);
  }
}
