import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { Ports } from '#server/app/wiring/ports.ts';

type OwnPorts = Pick<Ports, 'profiles' | 'personas' | 'careers' | 'mailVerifications' | 'jobPortals' | 'onboardings' | 'ownCommunities'>;

/** New member, read afresh each time. The job portal says Pravaha Cloudworks. */
export interface OpenedMemberPorts<Own extends OwnPorts = OwnPorts> {
  readonly ports: () => Promise<Own>;
  readonly codeFor: (address: string) => string;
}

export type OpenMemberPorts = () => Promise<OpenedMemberPorts>;

/** New member with the browser's key. */
export type OpenNamedPorts = () => Promise<OpenedMemberPorts<OwnPorts & { readonly anonymousPersonas: AnonymousPersonas }>>;
