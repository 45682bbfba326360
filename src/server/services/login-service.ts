import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import { mailOperations } from './login/mail-operations.ts';
import { passkeyOperations } from './login/passkey-operations.ts';
import { providerOperations } from './login/provider-operations.ts';
import { sessionOperations } from './sessions/session-operations.ts';
import { joinedOperations } from './joined-operations.ts';

export const loginService = joinedOperations(providerOperations, sessionOperations, passkeyOperations, mailOperations) satisfies (
  ports: never,
) => Service<operations>;
