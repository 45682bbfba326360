import { expect, it } from 'vitest';
import { versionDays } from './queue-items.ts';

it('earlier versions of a text are kept for 90 days', () => expect(versionDays).toBe(90));
