const heading = /^## ([\w-]+) (\d+)\.(\d+)\.(\d+), (\d{4}-\d{2}-\d{2})$/gm;

interface Published {
  readonly service: string;
  readonly numbers: readonly number[];
  readonly date: string;
}

/** Combined version by changelog: each number sums the raises of all contracts, with new ones as additions. */
export function packageVersion(changelog: string): string {
  const published = [...changelog.matchAll(heading)].map(([, service = '', major, minor, patch, date = '']): Published => ({
    service,
    numbers: [major, minor, patch].map(Number),
    date,
  }));
  const start = published.map(({ date }) => date).sort()[0];
  const raised = [1, 0, 0];
  for (const own of Map.groupBy(published, ({ service }) => service).values()) {
    const versions = own.toSorted((one, other) => compared(one.numbers, other.numbers));
    for (const [place, { numbers, date }] of versions.entries()) {
      const former = versions[place - 1]?.numbers;
      const level = former ? numbers.findIndex((number, at) => number !== former[at]) : date === start ? -1 : 1;
      if (level >= 0) raised[level] = (raised[level] ?? 0) + 1;
    }
  }
  return raised.join('.');
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
