import type { Selectable } from 'kysely';
import type { Device } from '#core/sessions/device.ts';
import type { Passkey, Transport } from '#core/login/passkeys.ts';
import type { Tables } from '../database/tables.ts';

export const passkeyFromRow = ({ id, browser, system, is_synced, made_on, last_used_on }: Selectable<Tables['passkey']>): Passkey => ({
  passkeyId: id,
  browser: browser as Device['browser'],
  system: system as Device['system'],
  isSynced: is_synced,
  madeOn: made_on,
  lastUsedOn: last_used_on,
});

export const transportsIn = (transports: readonly string[]): Transport[] => [...transports] as Transport[];
