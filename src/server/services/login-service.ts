import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import { passkeyOperations } from './login/passkey-operations.ts';
import { providerOperations } from './login/provider-operations.ts';
import type { LoginPorts } from './login-ports.ts';
import { sessionOperations } from './sessions/session-operations.ts';

/** The contract of signing in, answered for one request. */
export const loginService = (ports: LoginPorts): Service<operations> => ({
  ...providerOperations(ports),
  ...sessionOperations(ports),
  ...passkeyOperations(ports),
});
