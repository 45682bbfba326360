import { describe, expect, it } from 'vitest';
import { avatarColours, avatarPictures, avatarUriOf } from '#core/personas/avatar.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { openServer as openPlainServer } from './server.ts';

const openServer = async () => {
  const server = await openLoginServer();
  await fillGround(server.db);
  return server;
};

describe('the members of the demo', () => {
  it.each([
    ['reader', { isReader: true, isWriter: false, careerStatus: null, userName: null }, ''],
    ['writer', { isWriter: false, userName: null, profileBio: 'Sales Executive, Koyal Pay' }, ''],
    ['portal', { naukriUser: true, profileBio: 'Support Engineer, Pravaha Cloudworks' }, 'VERIFIED'],
    ['mail', { profileBio: 'Quality Manager, Nimbora Foods' }, 'VERIFIED'],
    ['partly', { naukriUser: true }, 'PARTIAL_VERIFIED'],
    ['student', { profileBio: 'B.Tech, Sahyadri Institute of Technology' }, 'VERIFIED'],
    ['unemployed', { profileBio: 'Claims Officer' }, ''],
    ['moderator', { profileBio: 'Data Analyst, Betwa Analytics' }, 'VERIFIED'],
    ['colleague', { profileBio: 'Field Engineer, Tarangini Networks' }, ''],
  ] as const)('are what they say: %s', async (kind, profile, verified) => {
    const server = await openServer();
    const me = server.browser();
    await me.logIn(subjectOf(kind));
    expect((await me.call('getUserProfile')).json()).toMatchObject(profile);
    expect((await me.call('getCareerStatus')).json().verified).toBe(verified);
  });
});

describe('the drawn pictures (R-157, S-101)', () => {
  it('are served by their names, depend on nothing else, and can do nothing', async () => {
    const { app } = await openServer();
    const last = avatarUriOf({ picture: avatarPictures - 1, colour: avatarColours.at(-1) ?? 'sky' });
    for (const uri of ['0-sky', '17-sky', last]) {
      const answer = await app.inject({ url: `/avatars/${uri}.svg` });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/svg+xml',
        'public, max-age=31536000, immutable',
      ]);
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.payload).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 40 40">/);
      expect(answer.payload).not.toMatch(/script|href|on\w+=/i);
    }
    for (const name of ['126-sky.svg', '17-mauve.svg', '17-sky', '17-sky.png', '../0-sky.svg', '%2e%2e', '017-sky.svg'])
      expect((await app.inject({ url: `/avatars/${name}` })).statusCode).toBe(404);
  });
});

describe('the mailbox for development', () => {
  const address = '"><img src=x>@pravaha-cloudworks.example';

  it('shows what would have left, in the reader’s language, and runs nothing in it', async () => {
    const { app, mailbox, clock } = await openServer();
    await mailbox.send({ to: address, subject: 'Your code', text: 'Your code is 402918.\n\n<script>alert(1)</script>' });
    clock.advance(120_000);
    const answer = await app.inject({ url: '/dev/mail' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'");
    expect(answer.payload).toContain('402918');
    expect(answer.payload).toContain('2 minutes ago');
    expect(answer.payload).not.toMatch(/<script|<img/);
    const hindi = await app.inject({ url: '/dev/mail', headers: { cookie: 'lang=hi; theme=dark' } });
    expect(hindi.payload).toContain('<html lang="hi" data-theme="dark">');
    expect(hindi.payload).toContain('2 मिनट पहले');
  });

  it('is not there where mails really leave', async () => {
    expect((await (await openPlainServer()).inject({ url: '/dev/mail' })).statusCode).toBe(404);
  });
});
