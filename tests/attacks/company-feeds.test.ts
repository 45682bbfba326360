import { describe, expect, it } from 'vitest';
import { deskFeedFetch, fetchDeskFeed } from '#server/adapters/company-desk/fetch-desk-feed.ts';
import { takeDeskFeed } from '#server/adapters/company-desk/take-desk-feed.ts';
import { publicFetch } from '#server/adapters/system/public-fetch.ts';
import { aDatabase } from '#tests/database.ts';
import { deskCompanies } from '#tests/ports/company-desk/company-desk.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { koyal } = deskCompanies;
const domains = [koyal.domain];
const page = 'https://careers.koyal-pay.example/jobs.json';

const leadsTo = (location: string): Response => new Response(null, { status: 302, headers: { location } });
const json = (text: BodyInit, type = 'application/json'): Response => new Response(text, { headers: { 'content-type': type } });

/** Internet of a test, which notes whom it was asked for; all other names lead inside. */
function web(pages: Readonly<Record<string, () => Response>>, inside = '10.0.0.1') {
  const asked: string[] = [];
  const guarded = publicFetch((_host, tell) => tell(null, [{ address: inside, family: inside.includes(':') ? 6 : 4 }]));
  const fetchFrom: typeof fetch = async (input, options) => {
    asked.push(String(input));
    return pages[String(input)]?.() ?? guarded(input, options);
  };
  return { asked, fetchFrom: deskFeedFetch(fetchFrom) };
}

const inner = [
  'http://koyal-pay.example/jobs.json',
  'https://koyal-pay.example:8443/jobs.json',
  'https://me:secret@koyal-pay.example/jobs.json',
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://koyal-pay.example.10.0.0.1.nip.io/',
  'file:///etc/passwd',
  'https://nimbus.example/jobs.json',
];

describe('a feed that points inside', () => {
  it.each(inner)('asks nobody: %s', async (url) => {
    const { asked, fetchFrom } = web({});
    expect(await fetchDeskFeed(url, domains, fetchFrom)).toBe('foreign');
    expect(asked).toEqual([]);
  });

  it.each(inner)('asks nobody where the company’s page leads to %s', async (url) => {
    const { asked, fetchFrom } = web({ [page]: () => leadsTo(url) });
    expect(await fetchDeskFeed(page, domains, fetchFrom)).toBe('foreign');
    expect(asked).toEqual([page]);
  });

  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', 'fe80::1'])(
    'gets nothing where the company’s name leads to %s, even after a redirect',
    async (inside) => {
      expect(await fetchDeskFeed(page, domains, web({}, inside).fetchFrom)).toBe('unreachable');
      const later = web({ [page]: () => leadsTo('https://inside.koyal-pay.example/') }, inside);
      expect(await fetchDeskFeed(page, domains, later.fetchFrom)).toBe('unreachable');
    },
  );

  it('follows few redirects', async () => {
    const { asked, fetchFrom } = web({ [page]: () => leadsTo(page) });
    expect(await fetchDeskFeed(page, domains, fetchFrom)).toBe('unreachable');
    expect(asked).toHaveLength(4);
  });

  it('reads no more than it may', async () => {
    const large = web({ [page]: () => json(new Uint8Array(4_000_001)) });
    expect(await fetchDeskFeed(page, domains, large.fetchFrom)).toBe('unreachable');
    for (const type of ['image/png', 'application/octet-stream', 'application/xml'])
      expect(await fetchDeskFeed(page, domains, web({ [page]: () => json('[]', type) }).fetchFrom)).toBe('no-feed');
    expect(await fetchDeskFeed(page, domains, web({ [page]: () => json('[]') }).fetchFrom)).toEqual({ text: '[]' });
  });

  it('tells nothing of what it read, of the answer, or of the network', async () => {
    const { db } = await aDatabase();
    await keepInTables(db, [koyal]);
    await db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
    const company = { id: koyal.companyId, urlName: koyal.urlName, name: koyal.name, industry: 'payments' };
    const secrets = ['root:x:0:0', '{"token":"s3cret"}', 'id,title,apply_url,password\n1,a,b,s3cret\n', '<html>s3cret</html>'];
    for (const said of secrets) {
      const { fetchFrom } = web({ [page]: () => json(said, 'text/plain') });
      const report = await takeDeskFeed({ db, now: Date.UTC(2026, 10, 20), fetchFrom }, company, { url: page }, true);
      expect(report).toMatchObject({ trouble: expect.stringMatching(/^(?:no-feed|columns|cut-off)$/), lines: [] });
      expect(JSON.stringify(report)).not.toMatch(/s3cret|root|password/);
    }
    const closed = await takeDeskFeed({ db, now: Date.UTC(2026, 10, 20), fetchFrom: web({}).fetchFrom }, company, { url: page }, true);
    expect(JSON.stringify(closed)).not.toMatch(/10\.0\.0|address|koyal/);
  });
});
