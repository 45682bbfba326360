import { describe, expect, it } from 'vitest';
import { pushKeysOf } from '#server/adapters/notifications/push-keys.ts';
import { VapidPushMessages } from '#server/adapters/notifications/vapid-push-messages.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { FakePushMessages } from '#tests/fakes/notifications/fake-push-messages.ts';
import { aPushService, SubscribedBrowser, vapidClaims } from '#tests/push-service.ts';
import { aMessage, keepsPushMessages } from './push-messages.ts';

const keys = pushKeysOf(new Secrets(Buffer.alloc(32, 5)));
const subject = 'mailto:hello@daftar.example';

describe('the fake messages to devices', () => {
  keepsPushMessages(async () => {
    const messages = new FakePushMessages();
    return {
      messages,
      device() {
        const token = `a-device-${messages.devices.size}`;
        messages.devices.set(token, []);
        return { token, arrived: () => messages.devices.get(token) ?? [] };
      },
      goneDevice: () => 'a-device-that-is-gone',
      busyDevice() {
        messages.busy.add('a-busy-device');
        return 'a-busy-device';
      },
    };
  });
});

describe('messages over web push', () => {
  async function opened() {
    const service = await aPushService();
    return { service, messages: new VapidPushMessages({ keys, subject }, service.fetch) };
  }

  keepsPushMessages(async () => {
    const { service, messages } = await opened();
    return {
      messages,
      device() {
        const { token, arrived } = service.browser();
        return { token, arrived: () => arrived.map(({ payload }) => payload) };
      },
      goneDevice: () => service.browser(410).token,
      busyDevice: () => service.browser(503).token,
    };
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [401, 'later'],
    [302, 'later'],
    [0, 'later'],
  ])('takes the answer %i of a push service for: %s', async (status, outcome) => {
    const { service, messages } = await opened();
    expect(await messages.send(service.browser(status).token, aMessage)).toBe(outcome);
  });

  it('is signed for that push service alone, and kept there for a day', async () => {
    const { service, messages } = await opened();
    const { token, arrived } = service.browser();
    await messages.send(token, aMessage);
    const [{ headers }] = arrived as [(typeof arrived)[0]];
    expect(vapidClaims(headers.authorization)).toMatchObject({ key: keys.publicKey, claims: { aud: 'https://push.example', sub: subject } });
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) });
  });

  it('tells a push service nothing of its subject by length or topic', async () => {
    const { service, messages } = await opened();
    const [one, other] = [service.browser(), service.browser()];
    await messages.send(one.token, aMessage);
    await messages.send(one.token, { ...aMessage, body: 'Short' });
    await messages.send(other.token, aMessage);
    const [first, second] = one.arrived;
    expect(second?.size).toBe(first?.size);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
    expect(other.arrived[0]?.headers['topic']).not.toBe(first?.headers['topic']);
  });

  it('goes to no server that is inside, whatever a member registered (S-71)', async () => {
    const asked: string[] = [];
    const spy: typeof fetch = async (url) => (asked.push(String(url)), new Response(null, { status: 201 }));
    const messages = new VapidPushMessages({ keys, subject }, spy);
    const inside = [
      'http://push.example/1',
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://169.254.169.254/latest',
      'https://push.example:8443/1',
      'https://a:b@push.example/1',
    ];
    for (const endpoint of inside) expect(await messages.send(new SubscribedBrowser(endpoint).token, aMessage)).toBe('gone');
    expect(asked).toEqual([]);
    expect(await messages.send(new SubscribedBrowser('https://push.example/1').token, aMessage)).toBe('sent');
  });
});
