import type { DeviceType } from '../device/device-type.ts';

/** What a member did, where they allow counting it (consent `usage`). */
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

/** The attributes of an event, which are those of the usage cache too: where in the product it happened. */
export interface UsageAttributes {
  readonly pageName: string;
  readonly communityType?: string | undefined;
  readonly topicId?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly designationId?: string | undefined;
  readonly companyId?: string | undefined;
}

export interface CuratedEvent {
  readonly eventType: CuratedEventType;
  readonly attributes: UsageAttributes;
}

/** The port of events that are sent with the session, and counted without it. */
export abstract class CuratedEvents {
  /** The device is sent in a header, and is not recorded. */
  abstract send(event: CuratedEvent, deviceType?: DeviceType): Promise<void>;
}
