import type { Kysely } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import { deviceFactsIn } from '../events/device-facts.ts';
import { mutedBy } from '../mutes/muted-authors.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

export interface TellableDevice {
  readonly key: string;
  readonly token: string;
  readonly language: Language;
  readonly showsContent: boolean;
  /** Registered by a made-up name's key; no session may learn what was sent there. */
  readonly isOfName: boolean;
  readonly unheard: ReadonlySet<string>;
}

interface Looking {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly now: number;
}

interface DeviceRow {
  readonly key: string;
  readonly sealed: string;
  readonly isOfName: boolean;
  readonly subject: string;
  readonly personas: readonly string[];
}

/** Devices with a live session, or registered by a made-up name's key. */
export async function tellableDevices({ db, secrets, now }: Looking, keys: readonly string[]): Promise<ReadonlyMap<string, TellableDevice>> {
  const ofSessions = await db
    .selectFrom('device')
    .innerJoin('session', 'session.id', 'device.session_id')
    .select(['device.key', 'device.sealed', 'session.account_id as subject'])
    .where('device.key', 'in', keys)
    .where('session.ends_at', '>', new Date(now))
    .execute();
  const ofNames = await db.selectFrom('persona_device').select(['key', 'sealed', 'persona_ref as subject']).where('key', 'in', keys).execute();
  const rows: readonly DeviceRow[] = [
    ...ofSessions.map((row) => ({ ...row, isOfName: false, personas: [secrets.personaOf(row.subject)] })),
    ...ofNames.map((row) => ({ ...row, isOfName: true, personas: [row.subject] })),
  ];
  const muters = new Map(rows.map(({ subject }) => [secrets.reference('mutes', subject), subject]));
  const mutes = await db
    .selectFrom('mute')
    .select(['muter', 'author_ref', 'thing'])
    .where('muter', 'in', [...muters.keys(), ''])
    .execute();
  return new Map(
    rows.flatMap(({ key, sealed, isOfName, subject, personas }) => {
      const known = deviceFactsIn(secrets, { key, sealed });
      if (!known) return [];
      const muted = mutes.filter(({ muter }) => muters.get(muter) === subject).map(mutedBy);
      const { token, language, showsContent } = known;
      return [[key, { key, token, language, showsContent, isOfName, unheard: new Set([...muted, ...personas]) }] as const];
    }),
  );
}
