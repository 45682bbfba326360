import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { isPublicUrl, publicFetch, publicLookup } from './public-fetch.ts';

describe('an address that a server may call because a member said so (S-71)', () => {
  it.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4001:81b::200a', '2606:4700::1111'])('is of the internet: %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('is no other: %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['https://8.8.8.8/x', 'https://push.example/x', 'https://[2606:4700::1111]/x', 'https://push.example:443/x'])('is in %s', (url) =>
    expect(isPublicUrl(url)).toBe(true),
  );

  it.each([
    'http://push.example/',
    'https://push.example:22/',
    'https://me@push.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'ftp://push.example/',
    'push.example',
    '',
  ])('does not stand in %s', (url) => expect(isPublicUrl(url)).toBe(false));

  it('is checked when connecting, so that a name leading inside is not called', async () => {
    const leadingTo =
      (...addresses: string[]): Parameters<typeof publicLookup>[0] =>
      (_host, tell) =>
        tell(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
    const found = (...addresses: string[]) =>
      new Promise((tell) => publicLookup(leadingTo(...addresses))('push.example', { all: true }, (error, answer) => tell(error?.message ?? answer)));
    const refusal = 'This name leads to no public address.';
    expect(await found('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect([await found('127.0.0.1'), await found('8.8.8.8', '10.0.0.1'), await found()]).toEqual([refusal, refusal, refusal]);
    await expect(publicFetch(leadingTo('127.0.0.1'))('https://push.example/')).rejects.toThrow(refusal);
    await expect(publicFetch()('https://127.0.0.1/')).rejects.toThrow('no public URL');
  });
});
