import { describe, expect, it } from 'vitest';
import { photoFormTarget, photoFormUrl, withoutPassing } from './photo-form-url.ts';

const read = (url: string) => photoFormTarget(new URL(url, 'https://daftar.test').searchParams);

describe('the URL of the form of photos (R-084)', () => {
  it('names the company, what is changed, and the step, and is read back', () => {
    const target = { company: 'koyal-pay', photoSetId: 'p1', step: 'send' } as const;
    expect(photoFormUrl(target)).toBe('/features?company=koyal-pay&rid=p1&step=send');
    expect(read(photoFormUrl(target))).toEqual(target);
    expect(read('/features?step=nowhere')).toEqual({ company: null, photoSetId: null, step: 'company' });
  });

  it('keeps no secret in the address bar (D-22)', () => {
    expect(withoutPassing('/features?SecretKey=s&company=koyal-pay&UploadId=u&showPhotosModal=true')).toBe('/features?company=koyal-pay');
  });
});
