import { describe, expect, it } from 'vitest';
import { ticketIn, uploadTicketUrl, withoutTicket } from './upload-ticket.ts';

const secretKey = 'a-_'.repeat(14) + 'A';
const ticket = { photoSetId: 'p-1_x', secretKey };
const parts = `UploadId=p-1_x&SecretKey=${secretKey}`;

describe('a link by which photos go on at another device (R-086)', () => {
  it('has all of it in the fragment, and is read back', () => {
    expect(uploadTicketUrl(ticket)).toBe(`/features#${parts}`);
    expect(ticketIn(uploadTicketUrl(ticket))).toEqual(ticket);
  });

  it.each([
    [`/features?${parts}`, ticket],
    [`/features?company=koyal-pay&SecretKey=${secretKey}#UploadId=p-1_x`, ticket],
    [`/features?UploadId=other&SecretKey=x#${parts}`, ticket],
    ['/features?UploadId=p-1_x', 'half'],
    [`/features#SecretKey=${secretKey}`, 'half'],
    [`/features#UploadId=&SecretKey=${secretKey}`, 'half'],
    [`/features#UploadId=a%20b&SecretKey=${secretKey}`, 'half'],
    ['/features', undefined],
    ['/features?', undefined],
    ['/features#', undefined],
    ['/features?company=koyal-pay#top', undefined],
  ])('is found in %s', (url, found) => expect(ticketIn(url)).toEqual(found));

  it.each([
    [`/features#${parts}`, '/features'],
    [`/features?${parts}&company=koyal-pay#top=1&${parts}`, '/features?company=koyal-pay#top=1'],
    ['/features?campaign=mail#top', '/features?campaign=mail#top'],
  ])('leaves nothing of itself in %s (D-22)', (url, left) => expect(withoutTicket(url)).toBe(left));
});
