import { describe, expect, it } from 'vitest';
import { isPlaceholder } from './placeholder.ts';
import { readSettings } from './read-settings.ts';

const names = ['GOOGLE_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SECRET_KEY', 'S3_KEY_ID', 'S3_SECRET', 'DATABASE_URL'];

describe('a placeholder', () => {
  it.each(['…', '...', '<id>', 'CHANGEME', 'change-me', 'replace_me', 'your-client-id', 'your secret', 'xxxx', 'TODO', 'client_id', '***', 'GOCSPX-…'])(
    'is distinguished from a value: %s',
    (text) => expect(isPlaceholder(text)).toBe(true),
  );

  it.each([
    'id',
    'secret',
    '1234-abc.apps.googleusercontent.com',
    'GOCSPX-a_b-c',
    'none-such',
    'smtps://asha:p%40ss@mail.your-server.de:465',
    'smtp://your-server.de:25',
    'no-reply@daftar.test',
    'xX9+/Yourse1f==',
  ])('is no value that someone gave out: %s', (text) => expect(isPlaceholder(text)).toBe(false));

  it.each(names)('is refused in %s by naming the setting, not its value, also within an address', (name) => {
    for (const text of [
      '…',
      'smtps://user:password@mail.example',
      'smtps://your-user:secret-of-mine@mail.example',
      'postgres://<user>:secret-of-mine@db/daftar',
    ]) {
      const read = readSettings({ [name]: text });
      expect(read).toEqual({
        complaints: [expect.stringMatching(new RegExp(`^${name} holds a placeholder: it takes .*\\. Give it yours, or leave it out\\.$`))],
      });
      expect(JSON.stringify(read)).not.toContain('secret-of-mine');
    }
  });

  it('is refused in a flag, and accepted in a name that people read', () => {
    expect(readSettings({}, ['--google-client-id', '<id>'])).toMatchObject({ complaints: [expect.stringMatching(/^--google-client-id holds a placeholder/)] });
    expect(readSettings({ BRAND_NAME: 'Your Career …' })).toMatchObject({ settings: { brandName: 'Your Career …' } });
  });
});
