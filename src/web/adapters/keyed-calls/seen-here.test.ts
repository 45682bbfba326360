import { describe, expect, it } from 'vitest';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { SeenHere } from './seen-here.ts';

const aLine = (title: string, status = 0) => ({ notificationId: 'n1', created: '2026-11-18', status, data: { title } });

describe('what was seen of a made-up name (F-07)', () => {
  it('is stored on this device, across pages, until a line tells of more', () => {
    const storage = new FakeUserStorage();
    const seen = new SeenHere(storage);
    seen.shown([aLine('One answered')]);
    seen.mark(['n1', 'n2'], 1);
    const later = new SeenHere(storage);
    expect(later.shown([aLine('One answered')])).toEqual([aLine('One answered', 1)]);
    expect(later.shown([aLine('One and 1 other answered')])).toEqual([aLine('One and 1 other answered')]);
  });

  it('falls back from read to seen never', () => {
    const seen = new SeenHere(new FakeUserStorage());
    seen.shown([aLine('One answered')]);
    seen.mark(['n1'], 2);
    seen.mark(['n1'], 1);
    expect(seen.shown([aLine('One answered')])).toEqual([aLine('One answered', 2)]);
  });

  it('means no decision is new once it was looked at, but another is', () => {
    const seen = new SeenHere(new FakeUserStorage());
    const [first, other] = [
      { resourceId: 'p1', isNew: true },
      { resourceId: 'p2', isNew: true },
    ];
    expect(seen.looked({ decisions: [first], reports: [] })).toEqual({ decisions: [first], reports: [] });
    seen.lookAt();
    expect(seen.looked({ decisions: [first, other], reports: [] })).toEqual({ decisions: [{ ...first, isNew: false }, other], reports: [] });
  });

  it('is nothing where what the device gives back is spoilt', () => {
    const storage = new FakeUserStorage();
    storage.keep('seen-lines', { n1: 2 });
    storage.keep('seen-decisions', [['p1'], 'p2']);
    const seen = new SeenHere(storage);
    expect(seen.shown([aLine('One answered')])).toEqual([aLine('One answered')]);
    expect(seen.looked({ decisions: [{ isNew: true }] })).toEqual({ decisions: [{ isNew: true }] });
  });
});
