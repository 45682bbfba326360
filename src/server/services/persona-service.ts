import type { operations } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import type { ContributionTokens } from '#core/contributions/contribution-tokens.ts';
import type { OwnData } from '#core/own-data/own-data.ts';
import { existing } from '#core/failure.ts';
import type { KeyCopies } from '#core/persona-keys/key-copies.ts';
import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { ownPageToContract } from './own-data/own-data-operations.ts';

/** Ports of persona and contribution keys, none of which knows an account. */
interface PersonaKeyPorts {
  readonly personaTokens: PersonaTokens;
  readonly contributionTokens: ContributionTokens;
  readonly keyedPersonas: KeyedPersonas;
  readonly keyCopies: KeyCopies;
  readonly ownData: OwnData;
}

export const personaService = ({ personaTokens, contributionTokens, keyedPersonas, keyCopies, ownData }: PersonaKeyPorts): Service<operations> => ({
  listIssuerKeys: ({ query }) => (!query?.purpose || query.purpose === 'name' ? personaTokens.keys() : contributionTokens.keys(query.purpose)),
  issuePersonaToken: async ({ body }) => ({ blindSignature: await personaTokens.issue(body) }),
  issueContributionToken: async ({ body }) => ({ blindSignature: await contributionTokens.issue(body) }),
  issueCountedTokens: ({ body }) => contributionTokens.issueCounted(body),
  redeemPersonaToken: async ({ body }) => existing(await personaTokens.redeem(body)),
  getPersonaFigures: () => keyedPersonas.written(),
  listOwnDataByKey: async ({ query }) => ownPageToContract(await ownData.ofName(query?.cursor ?? null)),
  deletePersona: async () => {
    await keyedPersonas.remove();
    return undefined;
  },
  savePersonaCopy: async ({ body }) => {
    await keyCopies.keep(body);
    return undefined;
  },
  deletePersonaCopy: async () => {
    await keyCopies.forget();
    return undefined;
  },
  fetchPersonaCopy: async ({ body }) => ({ sealed: await keyCopies.fetch(body.locator) }),
  startPersonaTransfer: async ({ body }) => ({ expiresAt: new Date(await keyCopies.startTransfer(body)).toISOString() }),
  completePersonaTransfer: async ({ body }) => ({ sealed: await keyCopies.completeTransfer(body.locator) }),
});
