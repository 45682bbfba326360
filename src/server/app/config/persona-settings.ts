import type { Anonymity } from '#core/personas/anonymous-personas.ts';
import { oneWordOf, setting } from './setting.ts';

/** The settings of the names that members write under. */
export const personaSettings = {
  anonymity: setting<Anonymity>({
    name: 'ANONYMITY',
    about:
      'How new made-up names are kept. With unlinkable they belong to keys on the devices of members and no account is known to them, not even here. With pseudonymous whoever has this database and its secret can find whose they are. Names from before stay as they are.',
    fallback: 'unlinkable',
    takes: 'unlinkable or pseudonymous',
    read: oneWordOf('unlinkable', 'pseudonymous'),
  }),
};
