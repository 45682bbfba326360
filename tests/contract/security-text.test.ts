import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openServer } from './server.ts';

const settings = { trustProxy: [], publicOrigin: 'https://daftar.example', rateLimit: 1_000, signInLimit: 25, showKit: false } as const;
const url = '/.well-known/security.txt';

describe('the file that tells who hears of a weakness (RFC 9116)', () => {
  it('names the address of the installation, its languages, its policy and itself', async () => {
    const app = await openServer({ settings: { ...settings, contactMail: 'hello@daftar.example' } });
    const { statusCode, headers, payload } = await app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(payload.split('\n').filter((line) => !line.startsWith('Expires:'))).toEqual([
      'Contact: mailto:hello@daftar.example',
      'Contact: https://daftar.example/contact',
      'Preferred-Languages: en, hi',
      'Canonical: https://daftar.example/.well-known/security.txt',
      'Policy: https://daftar.example/legal/terms-of-use#security',
      '',
    ]);
  });

  it('names the page of contacts where no address is set', async () => {
    const app = await openServer({ settings });
    expect((await app.inject({ url })).payload.match(/^Contact: .*$/gm)).toEqual(['Contact: https://daftar.example/contact']);
  });

  it('expires on a day less than a year ahead, however long the server runs', async () => {
    const clock = new FakeClock();
    const app = await openServer({ settings, clock });
    for (let visit = 0; visit < 3; visit++) {
      const [, expires = ''] = /^Expires: (.*)$/m.exec((await app.inject({ url })).payload) ?? [];
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      expect(Date.parse(expires) - clock.now()).toBeGreaterThan(170 * dayMs);
      expect(Date.parse(expires) - clock.now()).toBeLessThan(365 * dayMs);
      clock.advance(400 * dayMs);
    }
  });
});
