import { cookieOf, jsonOf, showing, type Between } from './between.ts';
import type { Json } from './planting.ts';
import type { Asked } from './answering.ts';

/** Created thing by id, with its creator and body. */
interface Creation {
  readonly id: string;
  readonly cookie: string;
  readonly body: Json;
}

export function creations(name: string): { readonly all: readonly Creation[]; readonly keeping: Between } {
  const all: Creation[] = [];
  const keeping = showing((answer, asked) => void all.push({ id: String(answer[name]), cookie: cookieOf(asked), body: jsonOf(asked.body) }));
  return { all, keeping };
}

export const aboutIn = (all: readonly Creation[], { url }: Asked): Creation | undefined => all.find(({ id }) => url.includes(id));

/** Repeats a request for everything else that the member created. */
export const ofAllOwn =
  (all: readonly Creation[]): Between =>
  async (asked, ask) => {
    const about = aboutIn(all, asked);
    for (const { id, cookie } of all) if (about && id !== about.id && cookie === about.cookie) await ask({ ...asked, url: asked.url.replace(about.id, id) });
    return ask(asked);
  };
