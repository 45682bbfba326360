import type { withContent } from './with-content.ts';

type Fakes = Parameters<NonNullable<NonNullable<Parameters<typeof withContent>[4]>['change']>>[0];

const adapters = [
  'feeds',
  'posts',
  'comments',
  'communities',
  'votes',
  'polls',
  'salaryOffers',
  'views',
  'mutes',
  'postPictures',
  'rephrasings',
  'personas',
] as const;

export type Call = string;

/** Routes every fake's call through a function, to count, fail or delay it. */
export function intercept(fakes: Fakes, before: (call: Call) => Promise<void>): void {
  for (const name of adapters) {
    const fake = fakes[name];
    for (const method of Object.getOwnPropertyNames(Object.getPrototypeOf(fake))) {
      const own: unknown = Reflect.get(fake, method);
      if (method === 'constructor' || typeof own !== 'function') continue;
      const passed = async (...args: readonly unknown[]): Promise<unknown> => {
        await before(`${name}.${method}`);
        return Reflect.apply(own, fake, args);
      };
      Reflect.set(fake, method, passed);
    }
  }
}
