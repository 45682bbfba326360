import { expect, it } from 'vitest';
import type { AppMessage, PageMessage } from '#core/native/native-messages.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';

export interface BridgeFixture {
  readonly bridge: NativeBridge;
  readonly recorded: readonly unknown[];
  readonly tell: (value: unknown) => void;
}

/** Promises of a bridge whose app is there. */
export function keepsBridge(open: () => BridgeFixture): void {
  it('knows which app it is (R-222)', () => {
    expect(open().bridge.app).toEqual({ system: expect.stringMatching(/^AB_(ANDROID|IOS)$/), version: '3.2.0', build: '412' });
  });

  it('tells the app what the contract lists, and nothing else (R-220)', () => {
    const { bridge, recorded } = open();
    expect(bridge.send({ type: 'share', title: 'One', path: '/p/1' })).toBe(true);
    expect(bridge.send({ type: 'openLogin', redirectUrl: '//evil.test' })).toBe(false);
    expect(bridge.send({ type: 'signOut', userId: 'u1' } as AppMessage)).toBe(false);
    expect(recorded).toEqual([{ type: 'share', title: 'One', path: '/p/1' }]);
  });

  it('hears of the app what the contract lists, until it is stopped', () => {
    const { bridge, tell } = open();
    const heard: PageMessage[] = [];
    const stop = bridge.hear((message) => heard.push(message));
    for (const value of [undefined, 'back', { type: 'open' }, { type: 'loggedIn', redirectUrl: '/' }, { type: 'signOut' }, { type: 'back' }]) tell(value);
    stop();
    tell({ type: 'refresh' });
    expect(heard).toEqual([{ type: 'back' }]);
  });
}
