import { describe } from 'vitest';
import { BrowserAnonymousPersonas } from '#web/adapters/persona-keys/browser-anonymous-personas.ts';
import { DeviceAnonymousPersonas } from '#web/adapters/persona-keys/device-anonymous-personas.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { FakePersonaTokens } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { noTokens } from '#tests/fakes/persona-keys/no-tokens.ts';
import { aMemberInMemory } from '#tests/login/member-ports.ts';
import type { OpenMemberPorts } from '../opened-member-ports.ts';
import { keepsPersonas } from './personas.ts';

/** Tokens of an installation that keeps made-up names with accounts. */
const ofAccounts = new FakePersonaTokens();
ofAccounts.keys = async () => ({ anonymity: 'pseudonymous', items: [] });

/** A device without a key, which asks the account for everything. */
const onADevice: OpenMemberPorts = async () => {
  const opened = await aMemberInMemory();
  const [keys, personas] = [new FakePersonaKeys(), new FakeKeyedPersonas()];
  return {
    ...opened,
    ports: async () => {
      const ports = await opened.ports();
      const bySession = ports.anonymousPersonas;
      const parts = { ...noTokens, tokens: ofAccounts, keys, personas, bySession, byNobody: bySession, displayName: () => undefined, isNewWriter: () => false };
      const onDevice = new DeviceAnonymousPersonas(parts);
      return {
        ...ports,
        anonymousPersonas: new BrowserAnonymousPersonas(
          async () => onDevice,
          () => undefined,
        ),
      };
    },
  };
};

describe('a member on a device without a key, and under what they write', () => void keepsPersonas(onADevice));
