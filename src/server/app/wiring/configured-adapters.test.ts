import { describe, expect, it } from 'vitest';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { pushMessagesFor } from './configured-adapters.ts';

describe('messages to devices', () => {
  const secrets = new Secrets(Buffer.alloc(32, 1));
  const operator = { name: null, mail: null, officer: null, isDemo: true };

  it('leave from every installation that does not say no, without anything set up', () => {
    expect(pushMessagesFor({ push: true, publicOrigin: undefined }, secrets, operator)).toBeDefined();
    expect(pushMessagesFor({ push: false, publicOrigin: undefined }, secrets, operator)).toBeUndefined();
  });
});
