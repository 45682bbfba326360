import { Drafts } from '#web/stores/forms/drafts.ts';
import { FakeUserStorage } from './fakes/device/fake-user-storage.ts';
import { FakeClock } from './fakes/fake-clock.ts';

export const someDrafts = (storage = new FakeUserStorage(), clock = new FakeClock()): Drafts => new Drafts(storage, clock);
