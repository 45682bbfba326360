import { expect, it } from 'vitest';
import { tenantUserTypes } from './tenant-user-type.ts';

it('employers are 1 and job seekers 9 (R-166)', () => expect(tenantUserTypes).toEqual({ employer: 1, jobSeeker: 9 }));
