// Terms of the field that want a sentence beside their places.

/** The files and folders where a term is done, the first hit first; the sentence says more, or what stands instead. */
export interface Term {
  readonly paths: readonly string[];
  readonly sentence?: string;
}

/** Terms that want a sentence: done here alone, or not at all and something else instead. */
export const told: Readonly<Record<string, Term>> = {
  captcha: {
    sentence: 'There is none; instead rates are limited, and members report what should not stand.',
    paths: ['src/server/app/traffic/rate-limits.ts', 'src/core/quotas', 'src/core/moderation/reports.ts'],
  },
  'circuit-breaker': {
    sentence: 'Only mails have one; what else is slow or down is bounded by a timeout and a concurrency limit.',
    paths: ['src/server/adapters/mail/outbox.ts', 'src/server/app/traffic/timeout.ts', 'src/server/app/traffic/concurrency-limit.ts'],
  },
  cors: {
    sentence: 'No other origin may read anything, so no answer carries Access-Control headers.',
    paths: ['src/server/app/http/csrf.ts'],
  },
  'cron nightly scheduled-job background-job': {
    sentence:
      'There is no scheduler; every hour the server itself clears away what has expired and shuffles rows, and once a day it rounds times of accounts to the week.',
    paths: ['src/server/adapters/sweep-expired.ts', 'src/server/adapters/hourly-round.ts', 'src/server/app/wiring/database-lifecycle.ts'],
  },
  'drag drop': {
    sentence: 'Nothing is put in order by dragging; pictures are dropped on the form of a post, pasted into it or picked.',
    paths: ['src/web/views/composer/ComposerForm.tsx', 'src/web/views/composer/PicturesPart.tsx'],
  },
  'feature-flag': {
    sentence: 'There are none; instead an operator sets what an installation has, and unfinished work is not merged.',
    paths: ['src/server/app/config/settings.ts'],
  },
  gdpr: {
    sentence: 'The data map says what is kept; consents stand with settings, and deletion with the account.',
    paths: ['src/core/privacy', 'src/server/adapters/data-map.ts', 'src/core/settings/consents.ts', 'src/core/account'],
  },
  'i18n localization translations locale language hindi': {
    sentence: 'English and Hindi, and nobody loads the one that is not shown: the Hindi of a word stands in src/web/words/<word>/hi.ts.',
    paths: ['src/web/words', 'src/web/app/words', 'src/core/device/preferences.ts', 'src/server/app/pages/reader.ts'],
  },
  'merkle hash-chain': {
    sentence: 'No tree, but a chain: each entry of the public ledger holds the hash of the one before.',
    paths: ['src/core/moderation/ledger.ts', 'src/server/adapters/moderation/add-to-ledger.ts', 'scripts/verify-ledger.ts'],
  },
  'mock stub test-double': {
    sentence: 'There are none; instead fakes are working adapters in memory, held to the same promises as the real ones.',
    paths: ['tests/fakes', 'tests/ports'],
  },
  'numeral digit': {
    sentence: 'Digits of Indian scripts are read like Latin ones, which are shown, grouped as in India.',
    paths: [
      'src/core/calculators/amount-in.ts',
      'src/web/stores/calculators/amount-entry.ts',
      'src/web/stores/verification/mail-step-store.ts',
      'src/core/content/contact-pattern.ts',
      'src/core/personas/name-look.ts',
      'src/core/figures/counts.ts',
      'src/web/words/figures/rupees.ts',
    ],
  },
  orm: {
    sentence: 'There is none; instead SQL is written with Kysely over tables that are declared once.',
    paths: ['src/server/adapters/database/table.ts', 'src/server/adapters/database/database.ts'],
  },
  outbox: {
    sentence: 'Of mails, in memory; of votes cast without a connection, on the device.',
    paths: ['src/server/adapters/mail/outbox.ts', 'src/web/stores/votes/votes-store.ts'],
  },
  'push push-notification': {
    sentence: 'A browser may subscribe, and a server without a key of its own says so; nothing is sent yet.',
    paths: ['src/core/notifications/devices.ts', 'src/server/adapters/notifications/sql-devices.ts', 'src/web/adapters/notifications/http-devices.ts'],
  },
  rbac: {
    sentence: 'Roles are those of moderation; everything else a member does is bound to their own account.',
    paths: ['src/core/moderation'],
  },
  retry: {
    sentence:
      'A request that only reads is sent again by itself, a mail, a transaction in a deadlock and a start of PostgreSQL, too; one that changes anything when a person presses Try again.',
    paths: [
      'src/web/adapters/http/http.ts',
      'src/web/stores/requests/request.ts',
      'src/web/views/ui/Await.tsx',
      'src/server/adapters/mail/outbox.ts',
      'src/server/adapters/database/retry-deadlock.ts',
      'src/server/adapters/postgres/postgres-supervisor.ts',
      'src/core/device/idempotency-keys.ts',
    ],
  },
  transaction: {
    sentence: 'An adapter opens its own with `db.transaction()` of Kysely.',
    paths: ['src/server/adapters/database/database-pool.ts', 'src/server/adapters/database/advisory-lock.ts'],
  },
  'two-factor 2fa mfa': {
    sentence: 'There is none; instead members log in by passkey or at a provider, and by recovery code where a passkey is lost.',
    paths: [
      'src/core/login/passkeys.ts',
      'src/core/login/recovery-codes.ts',
      'src/server/adapters/login/sql-passkeys.ts',
      'src/web/views/sessions/RecoveryCodes.tsx',
    ],
  },
};
