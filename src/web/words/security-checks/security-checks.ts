import type { CheckChapter } from './security-check.ts';
import { encoding } from './v1-encoding.ts';
import { validation } from './v2-validation.ts';
import { frontend } from './v3-frontend.ts';
import { api } from './v4-api.ts';
import { files } from './v5-files.ts';
import { authentication } from './v6-authentication.ts';
import { sessions } from './v7-sessions.ts';
import { authorization } from './v8-authorization.ts';
import { tokens } from './v9-tokens.ts';
import { oauth } from './v10-oauth.ts';
import { cryptography } from './v11-cryptography.ts';
import { communication } from './v12-communication.ts';
import { configuration } from './v13-configuration.ts';
import { dataProtection } from './v14-data.ts';
import { coding } from './v15-coding.ts';
import { logging } from './v16-logging.ts';
import { webRtc } from './v17-webrtc.ts';

/** OWASP ASVS 5.0.0, levels 1 and 2. Numbers, levels and titles are theirs (CC BY-SA 4.0), sentences ours. */
export const checkChapters: readonly CheckChapter[] = [
  encoding,
  validation,
  frontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  coding,
  logging,
  webRtc,
];

/** Requirements in the order of the standard. */
export const securityChecks = checkChapters.flatMap(({ checks }) => checks);
