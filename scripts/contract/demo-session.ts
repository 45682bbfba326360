// Signs somebody new in at an installation of this product with its demo login, and prints the headers of their session.
const [, , base = ''] = process.argv;
const cookies = new Map<string, string>();

/** Asks as a browser would: with the cookies it was given, one redirect at a time. */
async function ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(url, base), { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
    cookies.set(name, value.join('='));
  }
  return response;
}

/** Follows redirects until a page stands, or a session. */
async function follow(start: string | URL): Promise<URL> {
  let here = new URL(start, base);
  for (;;) {
    const response = await ask(here);
    const next = response.headers.get('location');
    if (next === null || session() !== undefined) return here;
    here = new URL(next, here);
  }
}

/** The cookie of the session, whatever its prefix. */
const session = (): string | undefined => [...cookies].filter(([name]) => /^(__Host-)?AT$/.test(name)).map((pair) => pair.join('='))[0];

const choice = await follow('/login/google?referer=%2F');
const chosen = await ask(choice, {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(base).origin, 'sec-fetch-site': 'same-origin' },
  body: 'subject=',
});
await follow(chosen.headers.get('location') ?? '/');
const cookie = session();
if (cookie === undefined) throw new Error(`Nobody could be signed in at ${base}. Is it an installation with the demo login?`);
console.log(JSON.stringify({ cookie }));
