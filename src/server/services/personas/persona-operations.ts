import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { longestName, shortestName, type NameProblem } from '#core/personas/made-up-name.ts';
import type { MadeUpNames } from '#core/personas/made-up-names.ts';
import type { Personas } from '#core/personas/personas.ts';
import { avatarToContract, personaToContract } from './persona-to-contract.ts';

interface PersonaPorts {
  readonly madeUpNames: MadeUpNames;
  readonly keyedPersonas: KeyedPersonas;
  readonly personas: Personas;
}

const sentences: Readonly<Record<NameProblem, string>> = {
  length: `A name has ${shortestName} to ${longestName} characters.`,
  letters: 'A name has letters of one script in each word, and a number at most behind it.',
  contact: 'A name must not say how to reach someone.',
  company: 'A name must not be that of a company.',
  official: 'A name must not sound as if it spoke for someone.',
  'own-name': 'Choose another name than the one your account has, so that nothing leads from one to the other.',
  taken: 'Someone else writes under this name.',
  abusive: 'A word in this name hurts people, or moderators look out for it.',
};

export const personaOperations = (ports: PersonaPorts) => ({ ...nameOperations(ports), ...ownOperations(ports) });

const nameOperations = ({ madeUpNames }: PersonaPorts) =>
  ({
    checkUsername: ({ query }) => verdictOn(query.q, madeUpNames),
    validateUsername: ({ body }) => verdictOn(body.userName, madeUpNames),
    suggestUsernames: async ({ query }) => ({ userNames: await madeUpNames.suggestNames(query?.language ?? 'en') }),
    suggestAvatars: async () => ({ avatars: (await madeUpNames.suggestAvatars()).flatMap((uri) => avatarToContract(uri) ?? []) }),
  }) satisfies Partial<Service<operations>>;

async function verdictOn(name: string, madeUpNames: PersonaPorts['madeUpNames']) {
  const reason = (await madeUpNames.problemWith(name)) ?? null;
  return { isValid: reason === null, reason, message: reason && sentences[reason] };
}

const keyedToContract = ({ hasCopy, ...persona }: KeyedPersona) => ({ ...personaToContract(persona), hasCopy });

const ownOperations = ({ keyedPersonas, personas }: PersonaPorts) =>
  ({
    getAnonymousProfile: async () => keyedToContract(await keyedPersonas.own()),
    saveAnonymousProfile: async ({ body: { userName, avatarUri, avatarColor } }) => {
      if (avatarToContract(avatarUri)?.avatarColor !== avatarColor) throw new Failure('invalid', 'The picture has another colour.');
      return keyedToContract(await keyedPersonas.change({ userName, avatarUri }));
    },
    getAvailablePseudoProfiles: async () => {
      const { personas: own, selected } = await personas.available();
      const profilesAvailable = own.map(({ profileType, userName, bio, avatarUri, isConfirmed = false }) => ({
        profileType,
        isConfirmed,
        profileData: { userName, bio, fullAvatarUrl: avatarToContract(avatarUri)?.fullAvatarUrl ?? null },
      }));
      return { profilesAvailable, selectedProfileType: selected };
    },
    selectPseudoProfile: async ({ body: { selectedProfileType } }) => {
      await personas.select(selectedProfileType);
      return { selectedProfileType };
    },
  }) satisfies Partial<Service<operations>>;
