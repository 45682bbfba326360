import { mostImpressions, usualEntity, type ImpressionEntity, type Impressions } from '#core/impressions/impressions.ts';

export class FakeImpressions implements Impressions {
  readonly calls: (readonly string[])[] = [];
  readonly counts = new Map<string, number>();
  readonly #known: readonly string[] | undefined;

  constructor(known?: readonly string[]) {
    this.#known = known;
  }

  async count(companies: readonly string[], entity: ImpressionEntity = usualEntity): Promise<void> {
    this.calls.push(companies);
    for (const urlName of [...new Set(companies)].slice(0, mostImpressions))
      if (this.#known?.includes(urlName) ?? true) this.counts.set(`${entity} ${urlName}`, (this.counts.get(`${entity} ${urlName}`) ?? 0) + 1);
  }
}
