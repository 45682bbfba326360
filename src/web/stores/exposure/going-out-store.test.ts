import { describe, expect, it } from 'vitest';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ExposureStore } from './exposure-store.ts';
import { GoingOutStore } from './going-out-store.ts';

const written = { title: 'Night duty', dislikes: 'Head nurse Sunita Patil shouts, phone 98220 12345. Write to asha.k@gmail.com since 14 March 2024.' };

async function opened() {
  const exposure = new ExposureStore(new FakeExposureChecks(), new FakeClock());
  const store = new GoingOutStore(exposure);
  store.open(written, 'Latabhumi Hospital');
  await expect.poll(() => exposure.findings).not.toBeNull();
  return store;
}

describe('a contribution that goes out (F-10)', () => {
  it('lists apart what must go, what may identify its author, and who is named', async () => {
    const store = await opened();
    expect(store.toGo(written).map(({ said }) => said)).toEqual(['98220 12345', 'asha.k@gmail.com']);
    expect(store.mayPoint(written)?.map(({ kind }) => kind)).toEqual(['name', 'date']);
    expect(store.namedIn(written)).toEqual(['Sunita Patil']);
  });

  it('has what must go removed from its fields, in words that can be read', async () => {
    const store = await opened();
    const replaced: (readonly [string, string])[] = [];
    store.takeOut(written, (field, text) => void replaced.push([field, text]));
    const left = 'Head nurse Sunita Patil shouts, phone (number taken out). Write to (address taken out) since 14 March 2024.';
    expect(replaced).toEqual([['dislikes', left]]);
    expect([store.toGo({ ...written, dislikes: left }), store.hasTakenOut]).toEqual([[], true]);
  });
});
