import { expect, it } from 'vitest';
import { longestPushBody, longestPushTitle, type PushMessage } from '#core/notifications/push-message.ts';
import type { PushMessages } from '#core/notifications/push-messages.ts';

interface OpenedDevice {
  readonly token: string;
  readonly arrived: () => readonly unknown[];
}

export interface OpenedPushMessages {
  readonly messages: PushMessages;
  readonly device: () => OpenedDevice;
  readonly goneDevice: () => string;
  readonly busyDevice: () => string;
}

export const aMessage: PushMessage = {
  title: 'An answer to your question',
  body: 'Tap to read it. — पढ़ने के लिए छुएँ',
  language: 'en',
  url: '/questions/q1',
  tag: 'question-q1',
  k: 'click-key-1',
};

export function keepsPushMessages(open: () => Promise<OpenedPushMessages>): void {
  it('brings a message to its device whole, and to no other (R-178)', async () => {
    const { messages, device } = await open();
    const [one, other] = [device(), device()];
    expect(await messages.send(one.token, aMessage)).toBe('sent');
    expect([one.arrived(), other.arrived()]).toEqual([[aMessage], []]);
  });

  it('says which device is gone for good, and which may be tried later', async () => {
    const { messages, goneDevice, busyDevice } = await open();
    expect(await messages.send(goneDevice(), aMessage)).toBe('gone');
    expect(await messages.send(busyDevice(), aMessage)).toBe('later');
  });

  it('takes a token that names no device for a device that is gone', async () => {
    const { messages } = await open();
    for (const token of ['a-token-of-another-kind', '{}', '[]', 'null', '{"endpoint":"https://push.example/send/1"}'])
      expect(await messages.send(token, aMessage)).toBe('gone');
  });

  it('shortens what a push service would not take', async () => {
    const { messages, device } = await open();
    const { token, arrived } = device();
    expect(await messages.send(token, { ...aMessage, title: 'क'.repeat(5_000), body: '🙂'.repeat(5_000) })).toBe('sent');
    const [{ title, body }] = arrived() as [PushMessage];
    expect([[...title].length, [...body].length, title.endsWith('…')]).toEqual([longestPushTitle, longestPushBody, true]);
  });
}
