import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { Ports } from '#server/app/wiring/ports.ts';

/** The ports of a login server, as far as a test asks them for one member. */
type OwnPorts = Pick<Ports, 'profiles' | 'personas' | 'careers' | 'mailVerifications' | 'jobPortals' | 'onboardings' | 'ownCommunities'>;

/** One who has just joined, asked again each time, as a browser would. The job portal says that they work at Pravaha Cloudworks. */
export interface OpenedMemberPorts<Own extends OwnPorts = OwnPorts> {
  readonly ports: () => Promise<Own>;
  /** The last code that was mailed to an address. */
  readonly codeFor: (address: string) => string;
}

export type OpenMemberPorts = () => Promise<OpenedMemberPorts>;

/** One who has just joined, with the key of their browser. */
export type OpenNamedPorts = () => Promise<OpenedMemberPorts<OwnPorts & { readonly anonymousPersonas: AnonymousPersonas }>>;
