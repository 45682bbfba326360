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
    expect(withoutPassing('/features?SecretKey=s&company=koyal-pay&UploadId=u')).toBe('/features?company=koyal-pay');
    expect(withoutPassing('/features?company=koyal-pay&step=send#SecretKey=s&UploadId=u')).toBe('/features?company=koyal-pay&step=send');
  });

  it.each([
    ['/features?showPhotosModal=true&company=koyal-pay&campaign=mail', '/features?company=koyal-pay&campaign=mail&step=photos'],
    ['/features?showPhotosModal=true&company=koyal-pay&step=send', '/features?company=koyal-pay&step=send'],
    ['/features?showPhotosModal=true', '/features'],
    ['/features?showPhotosModal=false&company=koyal-pay', '/features?company=koyal-pay'],
  ])('opens %s at the photos where the company is known (R-086)', (url, left) => expect(withoutPassing(url)).toBe(left));
});
