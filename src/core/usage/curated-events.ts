import type { DeviceType } from '../device/device-type.ts';

/** Member actions counted only with the consent `usage`. */
export const curatedEventTypes = [
  'pageView',
  'postOpened',
  'postCreated',
  'commentCreated',
  'voted',
  'communityJoined',
  'contributionSent',
  'jobApplied',
  'searched',
] as const;
export type CuratedEventType = (typeof curatedEventTypes)[number];
export const isCuratedEventType = (name: string): name is CuratedEventType => curatedEventTypes.some((known) => known === name);

/** Place of an event in the product, shared with the usage cache. */
export interface UsageAttributes {
  readonly pageName: string;
  readonly communityType?: string | undefined;
}

export interface CuratedEvent {
  readonly eventType: CuratedEventType;
  readonly attributes: UsageAttributes;
}

/** Events sent with the session but counted without it. */
export abstract class CuratedEvents {
  /** Sends the device in a header that is not recorded. */
  abstract send(event: CuratedEvent, deviceType?: DeviceType): Promise<void>;
}
