import { untested, notApplicable, tested, type CheckChapter } from './security-check.ts';

const proxy = 'TLS ends at the proxy of the host; no test of ours speaks to it.';
const inside = 'Proxy, server and database speak in the open inside one machine, in networks of their own; between machines the host sets TLS.';
const byHost = 'Which certificate a database or bucket elsewhere shows is set by its host; all but public ones have to be named there.';

export const communication: CheckChapter = {
  number: 12,
  title: 'Secure Communication',
  checks: [
    untested('12.1.1', 1, 'Only TLS 1.2 and 1.3 are spoken.', proxy),
    untested('12.1.2', 2, 'Only recommended ciphers are spoken.', proxy),
    notApplicable('12.1.3', 2, 'Certificates of clients are checked.', 'No client shows a certificate.'),
    tested('12.2.1', 1, 'Readers are led to HTTPS, and stay there.', 'tests/contract/headers.test.ts', 'promises HTTPS for two years where it is spoken'),
    untested('12.2.2', 1, 'Certificates are publicly trusted.', 'The proxy gets one by itself; that is seen at the installation alone.'),
    untested('12.3.1', 2, 'All connections are encrypted, those inside too.', inside),
    tested('12.3.2', 2, 'Certificates of others are checked.', 'tests/codebase/danger-rules.test.ts', 'a connection whose certificate nobody checks'),
    untested('12.3.3', 2, 'Services inside speak TLS with each other.', 'There is one, behind its proxy, which speaks to it in the open inside one machine.'),
    untested('12.3.4', 2, 'Services inside trust named certificates.', byHost),
  ],
};
