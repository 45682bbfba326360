import type { DeviceType } from '#core/device/device-type.ts';
import type { CuratedEvent, CuratedEvents } from '#core/usage/curated-events.ts';

export class FakeCuratedEvents implements CuratedEvents {
  readonly sent: CuratedEvent[] = [];
  readonly deviceTypes: DeviceType[] = [];

  async send(event: CuratedEvent, deviceType: DeviceType): Promise<void> {
    this.sent.push(event);
    this.deviceTypes.push(deviceType);
  }
}
