import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SmtpMails } from './smtp-mails.ts';
import { codeMail, takenMail } from '../verification/verification-mail.ts';

const from = 'no-reply@daftar.example';
const to = 'asha@pravaha-cloudworks.example';

async function aMailServer(refuses = false): Promise<{ readonly url: string; readonly heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      heard.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(text) && refuses) socket.write(`550 ${to} is not here\r\n`);
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

describe('mails by a mail server', () => {
  it('arrive, and name neither the company nor the member nor a page (S-109)', async () => {
    const { url, heard } = await aMailServer();
    const mails = new SmtpMails({ url, from });
    await mails.send(codeMail(to, '402918', 'en'));
    const said = heard.join('');
    expect(said).toContain(`MAIL FROM:<${from}>`);
    expect(said).toContain(`RCPT TO:<${to}>`);
    const mail = said.slice(said.search(/^From:/m));
    expect(mail).toContain('402918');
    expect(
      mail
        .replaceAll(to, '')
        .replaceAll(from, '')
        .replaceAll(/^Message-ID:.*$/gim, ''),
    ).not.toMatch(/pravaha|https?:|asha|daftar/i);
    await mails.forget();
  });

  it('can be unsubscribed by one press, and repeated ones are recognised (RFC 8058)', async () => {
    const { url, heard } = await aMailServer();
    const leaveUrl = `https://daftar.example/mail/leave/${'a-long-token-that-is-sealed'.repeat(8)}`;
    await new SmtpMails({ url, from }).send({ to, subject: 'Your week', text: 'Text', html: '<p>Markup</p>', leaveUrl, name: 'week-of-a-member' });
    const said = heard.join('').replaceAll(/\r\n[ \t]+/g, ' ');
    expect(said).toMatch(new RegExp(`^List-Unsubscribe: <${leaveUrl}>\\r$`, 'mi'));
    expect(said).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
    expect(said).toMatch(/^Message-ID: <week-of-a-member@daftar\.example>\r$/im);
    expect([said.includes('text/plain'), said.includes('<p>Markup</p>')]).toEqual([true, true]);
  });

  it('keep to one receiver, whatever the address holds', async () => {
    const { url, heard } = await aMailServer();
    await new SmtpMails({ url, from }).send({ ...codeMail(to, '402918', 'en'), subject: 'Your code\r\nBcc: boss@pravaha-cloudworks.example' });
    const said = heard.join('');
    expect(said.match(/RCPT TO/g)?.length).toBe(1);
    expect(said).not.toMatch(/^Bcc:/m);
  });

  it('say nothing of the address when they cannot leave', async () => {
    for (const url of [(await aMailServer(true)).url, 'smtp://127.0.0.1:1']) {
      const refused = await new SmtpMails({ url, from }).send(takenMail(to, 'hi')).catch((error: unknown) => error);
      expect(refused).toMatchObject({ kind: 'offline' });
      expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('asha');
    }
  });
});
