import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import { momentOf } from '../content/moment-to-contract.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import { sessionToContract } from './session-to-contract.ts';

export const sessionOperations = ({ sessions }: { readonly sessions: Sessions }) =>
  ({
    getSession: async () => sessionToContract(await sessions.current()),
    refreshSession: async () => sessionToContract(await sessions.refresh()),
    logout: async () => {
      await sessions.signOut();
      return undefined;
    },
    listSessions: async () => ({ items: (await sessions.list()).map((open) => ({ ...open, signedInAt: momentOf(open.signedInAt) })) }),
    revokeSession: async ({ path }) => {
      await sessions.revoke(path.sessionId);
      return undefined;
    },
    revokeOtherSessions: async () => {
      await sessions.revokeOthers();
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;
