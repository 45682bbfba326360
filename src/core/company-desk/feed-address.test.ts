import { describe, expect, it } from 'vitest';
import { isFeedAddress } from './feed-address.ts';

const domains = ['koyal-pay.example'];

describe('the address of a company’s feed', () => {
  it.each([
    'https://koyal-pay.example/jobs.json',
    'https://careers.koyal-pay.example/jobs.csv?all=1',
    'https://boards-api.greenhouse.io/v1/boards/koyal/jobs?content=true',
    'https://api.lever.co/v0/postings/koyal?mode=json',
  ])('is the company’s own, or a job board: %s', (url) => expect(isFeedAddress(url, domains)).toBe(true));

  it.each([
    'http://koyal-pay.example/jobs.json',
    'https://koyal-pay.example:8443/jobs.json',
    'https://me:secret@koyal-pay.example/jobs.json',
    'https://koyal-pay.example@10.0.0.1/jobs.json',
    'https://10.0.0.1/jobs.json',
    'https://[::1]/jobs.json',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/jobs.json',
    'https://koyal-pay.example.evil.example/jobs.json',
    'https://evil-koyal-pay.example/jobs.json',
    'https://nimbus.example/jobs.json',
    'https://nimbus.example\\@koyal-pay.example/',
    'https://nimbus.example#.koyal-pay.example/',
    'https://koyal-pay.example/ x',
    'https://api.lever.co.evil.example/v0',
    'file:///etc/passwd',
    'ftp://koyal-pay.example/jobs.csv',
    `https://koyal-pay.example/${'a'.repeat(2_000)}`,
    '',
  ])('is no other: %s', (url) => expect(isFeedAddress(url, domains)).toBe(false));
});
