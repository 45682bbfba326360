import { describe, expect, it } from 'vitest';
import { domainOfWebsite, fitsCollege, fitsDomains, isFreeMail, isShared, mailAddressIn } from './work-address.ts';

describe('an address (F-01, R-116)', () => {
  it.each([
    ['Asha.Rao@Pravaha.example', 'asha.rao@pravaha.example', 'pravaha.example'],
    [' asha+daftar@mail.pravaha.example ', 'asha@mail.pravaha.example', 'mail.pravaha.example'],
    ['ａsha@pravaha.example', 'asha@pravaha.example', 'pravaha.example'],
  ])('%s is that of one person: %s', (text, address, domain) => {
    expect(mailAddressIn(text)).toEqual({ address, domain });
  });

  it.each([
    '',
    'asha',
    '@pravaha.example',
    'asha@',
    'asha@pravaha',
    '+x@pravaha.example',
    'a b@pravaha.example',
    'a@b@pravaha.example',
    'a@-x.example',
    'a@x..example',
    'a@\u0430.example',
    'a\r\nBcc: x@pravaha.example',
    `${'a'.repeat(65)}@pravaha.example`,
  ])('“%s” is none', (text) => {
    expect(mailAddressIn(text)).toBeUndefined();
  });

  it('of a free provider verifies nothing', () => {
    expect(['gmail.com', 'in.gmail.com', 'yahoo.co.in', 'rediffmail.com', 'yopmail.com'].filter((domain) => !isFreeMail(domain))).toEqual([]);
    expect(['pravaha.example', 'notgmail.com', 'gmail.com.pravaha.example', 'com'].filter(isFreeMail)).toEqual([]);
  });

  it.each([
    ['pravaha.example', true],
    ['mail.pravaha.example', true],
    ['evilpravaha.example', false],
    ['pravaha.example.evil.test', false],
    ['example', false],
    ['pravaha.exam', false],
  ])('at %s fits a company at pravaha.example: %s', (domain, fits) => {
    expect(fitsDomains(domain, ['Pravaha.example'])).toBe(fits);
    expect(fitsDomains(domain, [])).toBe(false);
  });

  it.each([
    ['sit.ac.in', 'Sahyadri Institute of Technology', true],
    ['cs.sahyadri.edu.in', 'Sahyadri Institute of Technology', true],
    ['students.sahyadri.ac.in', 'Sahyadri Institute of Technology', true],
    ['sahyadri.com', 'Sahyadri Institute of Technology', false],
    ['other.ac.in', 'Sahyadri Institute of Technology', false],
    ['ac.in', 'Sahyadri Institute of Technology', false],
    ['college.ac.in', 'Kaveri College of Arts', false],
    ['s.ac.in', 'Sahyadri', false],
  ])('at %s is called like %s: %s', (domain, college, fits) => {
    expect(fitsCollege(domain, college)).toBe(fits);
  });

  it('of a company is read from its website', () => {
    expect(domainOfWebsite('https://www.Pravaha.example/about?x=1')).toBe('pravaha.example');
    expect(domainOfWebsite('https://careers.pravaha.example:8443')).toBe('pravaha.example');
    expect(domainOfWebsite('pravaha')).toBeUndefined();
  });
});

it('takes endings and hosts of many for no company’s own', () => {
  const shared = ['com', 'co.in', 'firm.in', 'com.au', 'github.io', 'sites.google.com', 'gmail.com'];
  expect(shared.filter((domain) => !isShared(domain))).toEqual([]);
  expect(['koyal.in', 'koyal.co.in', 'koyal.github.io'].filter(isShared)).toEqual([]);
});
