import { describe, expect, it } from 'vitest';
import { signedIn } from '#tests/login/signed-in.ts';
import { openLoginServer } from '#tests/login/login-server.ts';

describe('calls in the form of the specification', () => {
  it.each(['work-experience', 'education'])('versions 1 and 2 of %s answer as 3, and delete without a body (R-162)', async (list) => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    await me.call(list === 'education' ? 'createEducation' : 'createWorkExperience');
    const listed = async (version: string) => (await me.ask(`/api/user/user/${version}/${list}?`)).json();
    const before = await listed('v3');
    expect([before.items.length, await listed('v1'), await listed('v2'), (await me.ask(`/api/user/user/v4/${list}`)).statusCode]).toEqual([
      1,
      before,
      before,
      404,
    ]);
    const id = list === 'education' ? before.items[0].educationId : before.items[0].workExperienceId;
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', appid: '999', systemid: 'AB_WEB' };
    const gone = await me.ask(`/api/user/user/v2/${list}/${id}`, { method: 'DELETE', headers });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect((await listed('v1')).items).toEqual([]);
  });

  it('a name is checked by ?q=, never beside a session (R-158, F-07)', async () => {
    const server = await openLoginServer();
    const [guest, me] = [server.browser(), await signedIn(server)];
    const url = '/api/user/user/username/validate?q=Quiet%20Lantern';
    const free = { isValid: true, reason: null, message: null };
    expect([(await guest.ask(url)).json(), (await guest.ask(url.replace('Quiet%20Lantern', 'x'))).json().isValid]).toEqual([free, false]);
    expect((await me.ask(url)).json().code).toBe('CREDENTIALS_MIXED');
  });

  it('a change from no page is told which Origin to send (S-17)', async () => {
    const server = await openLoginServer();
    const post = (headers: Record<string, string>) =>
      server.browser().ask('/api/feed/v2/post/validate-youtube-url', {
        method: 'POST',
        headers: { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', ...headers },
        payload: { url: 'x' },
      });
    const messages = [(await post({})).json().message, (await post({ origin: 'https://evil.test' })).json().message];
    expect(messages).toEqual([
      expect.stringMatching(/^Send an Origin header of this site, http:\/\/.+, as nothing says/),
      'This request came from another site.',
    ]);
  });
});
