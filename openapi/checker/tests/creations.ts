import { cookieOf, jsonOf, showing, type Between } from './between.ts';
import type { Json } from './planting.ts';
import type { Asked } from './answering.ts';

/** Whatever was created, by its id, with who created it and what was sent. */
interface Creation {
  readonly id: string;
  readonly cookie: string;
  readonly body: Json;
}

/** Remembers what is created. */
export function creations(name: string): { readonly all: readonly Creation[]; readonly keeping: Between } {
  const all: Creation[] = [];
  const keeping = showing((answer, asked) => void all.push({ id: String(answer[name]), cookie: cookieOf(asked), body: jsonOf(asked.body) }));
  return { all, keeping };
}

/** The creation that a request is about. */
export const aboutIn = (all: readonly Creation[], { url }: Asked): Creation | undefined => all.find(({ id }) => url.includes(id));

/** Asks the same about everything else that the same member has created, too. */
export const ofAllOwn =
  (all: readonly Creation[]): Between =>
  async (asked, ask) => {
    const about = aboutIn(all, asked);
    for (const { id, cookie } of all) if (about && id !== about.id && cookie === about.cookie) await ask({ ...asked, url: asked.url.replace(about.id, id) });
    return ask(asked);
  };
