// Terms of the field, by which a newcomer looks for a place.

/** The files and folders where a term is done, the first hit first; the sentence says more, or what stands instead. */
export interface Term {
  readonly paths: readonly string[];
  readonly sentence?: string;
}

/** Files and folders where a term is done, the first hit first; terms of one thing stand in one key. */
const done: Readonly<Record<string, readonly string[]>> = {
  'a11y accessibility': [
    'src/web/views/ui/SkipLink.tsx',
    'src/web/views/ui/roving.ts',
    'src/web/views/overlays/Toasts.tsx',
    'src/web/views/style/base.css',
    'tests/journeys/shell/access.spec.ts',
  ],
  'advisory-lock': ['src/server/adapters/database/advisory-lock.ts'],
  aggregation: ['src/server/adapters/counts/aggregate-counts.ts', 'src/server/app/wiring/count-aggregator.ts'],
  authentication: ['src/core/login', 'src/core/sessions', 'src/server/adapters/login', 'src/server/adapters/sessions'],
  authorization: ['src/server/adapters/caller', 'src/core/sessions/session-refusal.ts'],
  'blind-signature': ['src/server/adapters/persona-keys/blind-signature.ts', 'scripts/contract/persona-keys/blind-token.ts'],
  backoff: ['src/server/adapters/mail/outbox.ts', 'src/server/adapters/postgres/postgres-supervisor.ts'],
  benchmark: ['scripts/bench.ts', 'scripts/bench'],
  cache: ['src/server/app/traffic/response-cache.ts', 'src/server/app/http/headers.ts', 'src/core/lru-cache.ts', 'src/core/offline/precache-manifest.ts'],
  charts: ['src/web/views/figures'],
  'compression gzip brotli': ['src/server/app/http/encoded.ts', 'scripts/build/build-pages.ts'],
  'concurrency-limit semaphore': ['src/server/app/traffic/concurrency-limit.ts'],
  cookies: ['src/server/app/http/cookies.ts', 'src/server/app/http/cookie-jar.ts'],
  csp: ['src/server/app/http/headers.ts'],
  csrf: ['src/server/app/http/csrf.ts'],
  debounce: ['src/web/stores/forms/suggestion-store.ts', 'src/web/stores/communities/explore-store.ts', 'src/web/stores/personas/persona-store.ts'],
  'dependency-injection': ['src/web/app/container/bind.ts', 'src/server/app/wiring'],
  email: ['src/core/mail', 'src/server/adapters/mail'],
  'end-to-end e2e': ['tests/journeys'],
  'environment env': ['src/server/app/config/settings.ts', 'src/server/app/config/read-settings.ts'],
  'error-tracking': ['src/core/errors/error-reports.ts'],
  escape: ['src/server/app/http/own-document.ts', 'src/web/app/head-markup.ts'],
  etag: ['src/server/app/http/json-answer.ts'],
  fixture: ['tests/fakes/member-fixture.ts', 'tests/members.ts', 'tests/companies.ts', 'tests/content.ts', 'tests/sql-world.ts', 'tests/test-server.ts'],
  'health-check': ['src/server/app/process/readiness.ts', 'src/server/services/system-service.ts'],
  hmac: ['src/server/adapters/secrets/secrets.ts'],
  hydration: ['src/contract/hydration-data.ts', 'src/web/adapters/http/hydration-fetch.ts'],
  idempotency: ['src/server/adapters/caller/idempotency.ts', 'src/core/device/idempotency-keys.ts'],
  'infinite-scroll': ['src/web/stores/requests/pages.ts'],
  jwt: ['src/server/adapters/sessions/session-tokens.ts'],
  'cursor keyset': [
    'src/server/adapters/paging/list-cursor.ts',
    'src/server/adapters/companies/company-cursor.ts',
    'src/web/adapters/http/page-query.ts',
    'src/web/stores/requests/pages.ts',
  ],
  'lazy-loading code-splitting': ['src/web/app/routes.tsx', 'src/web/app/navigation/lazy-screen.tsx', 'rsbuild.config.ts'],
  lock: ['src/server/adapters/database/advisory-lock.ts'],
  logging: ['src/server/app/process/log.ts', 'src/server/app/http/request-log.ts'],
  lru: ['src/core/lru-cache.ts', 'src/server/app/traffic/response-cache.ts', 'src/server/app/traffic/rate-counts.ts'],
  'message-signature': ['src/core/persona-keys/message-signature.ts', 'src/server/app/http/persona-signature.ts'],
  middleware: ['src/server/app/http/open-app.ts', 'src/server/app/serve.ts'],
  migrate: ['src/server/adapters/database/migrate.ts', 'src/server/adapters/migrations'],
  'openid oidc oauth': ['src/server/adapters/login/openid-redirect-logins.ts', 'src/server/adapters/providers'],
  'optimistic optimistic-update': ['src/web/stores/requests/optimistic.ts'],
  pagination: [
    'src/core/page.ts',
    'src/server/adapters/paging/list-cursor.ts',
    'src/web/stores/requests/pages.ts',
    'src/web/adapters/http/page-query.ts',
    'src/web/views/ui/Pagination.tsx',
  ],
  payroll: ['src/core/statutory', 'src/core/take-home'],
  pool: ['src/server/adapters/database/database-pool.ts'],
  precache: ['src/core/offline', 'src/web/app/sw.ts'],
  'prepared-statement': ['src/server/adapters/database/database-pool.ts'],
  'problem-details': ['src/server/app/http/problem.ts'],
  pseudonym: ['src/server/adapters/caller', 'src/server/adapters/secrets/secrets.ts'],
  ranking: ['src/core/feeds/feed-order.ts'],
  'rate-limit throttle': ['src/server/app/traffic/rate-limits.ts', 'src/server/app/traffic/rate-counts.ts', 'src/server/app/contract/operation-rate-limits.ts'],
  reauthentication: ['src/server/adapters/caller/request-scope.ts'],
  redirect: ['src/server/app/http/redirect-answer.ts', 'src/core/login/safe-target.ts'],
  router: ['src/web/app/navigation/screen-router.ts', 'src/web/app/routes.tsx'],
  'sanitize sanitization': ['src/server/adapters/content/sanitized-text.ts', 'src/server/adapters/database/column.ts'],
  'schema-validation': ['src/server/app/contract/validators.ts'],
  seed: ['src/server/demo/world.ts', 'src/server/demo/random.ts', 'src/server/app/config/settings.ts', 'src/server/demo/fill.ts'],
  'service-worker': ['src/web/app/sw.ts'],
  shortcut: [
    'src/web/views/content/use-keys.ts',
    'src/web/views/feeds/use-post-keys.ts',
    'src/web/views/posts/use-page-keys.ts',
    'src/web/views/posts/KeysDialog.tsx',
  ],
  'sign-out logout log-out': [
    'src/web/stores/sessions/session-store.ts',
    'src/web/views/login/use-sign-out.ts',
    'src/core/sessions/sessions.ts',
    'src/server/adapters/sessions/sql-sessions.ts',
    'src/web/adapters/device/clear-user-storage.ts',
  ],
  'single-flight': ['src/server/app/traffic/response-cache.ts'],
  sitemap: ['src/server/app/pages/sitemap.ts', 'src/server/app/pages/sitemap-routes.ts', 'src/core/navigation/site-urls.ts'],
  skeleton: ['src/web/views/ui'],
  sql: ['src/server/adapters/database'],
  ssr: ['src/server/app/pages', 'src/web/app/print.tsx', 'src/web/adapters/ssr'],
  ssrf: ['src/server/adapters/system/ssrf-guard.ts'],
  'state-management': ['src/web/stores'],
  'theme dark-mode': ['src/web/stores/app/appearance-store.ts', 'src/web/views/style/tokens.css', 'src/core/device/preferences.ts'],
  timeout: ['src/server/app/traffic/timeout.ts'],
  toast: ['src/core/toasts', 'src/web/views/overlays/Toasts.tsx', 'src/web/stores/app/toast-store.ts'],
  ttl: ['src/server/app/traffic/response-cache.ts'],
  'url address': ['src/core/navigation/url.ts', 'src/core/navigation/urls.ts', 'src/server/app/http/request-url.ts'],
  validation: ['src/server/app/contract/validators.ts', 'src/web/stores/forms'],
  webauthn: ['src/core/login/passkeys.ts', 'src/server/adapters/login/sql-passkeys.ts', 'src/web/adapters/login/http-passkeys.ts'],
  xss: ['src/server/adapters/content/sanitized-text.ts', 'src/server/app/http/own-document.ts', 'src/web/app/head-markup.ts', 'src/server/app/http/headers.ts'],
};

/** Terms that want a sentence: done here alone, or not at all and something else instead. */
const told: Readonly<Record<string, Term>> = {
  'circuit-breaker': {
    sentence: 'Only mails have one; what else is slow or down is bounded by a timeout and a concurrency limit.',
    paths: ['src/server/adapters/mail/outbox.ts', 'src/server/app/traffic/timeout.ts', 'src/server/app/traffic/concurrency-limit.ts'],
  },
  cors: {
    sentence: 'No other origin may read anything, so no answer carries Access-Control headers.',
    paths: ['src/server/app/http/csrf.ts'],
  },
  'drag drop': {
    sentence: 'Nothing is put in order by dragging; pictures are dropped on the form of a post, pasted into it or picked.',
    paths: ['src/web/views/composer/ComposerForm.tsx', 'src/web/views/composer/PicturesPart.tsx'],
  },
  'feature-flag': {
    sentence: 'There are none; instead an operator sets what an installation has, and unfinished work is not merged.',
    paths: ['src/server/app/config/settings.ts'],
  },
  'i18n localization translations locale language hindi': {
    sentence: 'English and Hindi, and nobody loads the one that is not shown: the Hindi of a word stands in src/web/words/<word>/hi.ts.',
    paths: ['src/web/words', 'src/web/app/words', 'src/core/device/preferences.ts', 'src/server/app/pages/reader.ts'],
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
};

const entries: readonly (readonly [string, Term])[] = [...Object.entries(done).map(([names, paths]) => [names, { paths }] as const), ...Object.entries(told)];

export const terms: Readonly<Record<string, Term>> = Object.fromEntries(entries.flatMap(([names, term]) => names.split(' ').map((name) => [name, term])));
