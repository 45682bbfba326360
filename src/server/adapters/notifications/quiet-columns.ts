import type { QuietHours } from '#core/notifications/quiet-hours.ts';

interface QuietColumns {
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
}

export const quietColumns = (quiet: QuietHours | null): QuietColumns => ({ quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null });

export const quietHoursFrom = ({ quiet_from, quiet_until }: QuietColumns): QuietHours | null =>
  quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until };
