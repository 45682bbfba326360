import { before, cookieOf, jsonOf, listed, sent, showing, unasked, withBody, type MeaningDefect } from './between.ts';
import type { Json } from './planting.ts';

export const defectsOfTalk: Readonly<Record<string, MeaningDefect>> = {
  'a message that nobody receives': [
    'sendGroupMessage',
    'what was created is in its list',
    () => {
      const lost = new Set<unknown>();
      return before({
        sendGroupMessage: showing(({ messageId }) => void lost.add(messageId)),
        listGroupMessages: listed((items) => items.filter(({ messageId }) => !lost.has(messageId))),
      });
    },
  ],
  'a message in other words': [
    'sendGroupMessage',
    'what was created shows what was sent',
    () => before({ sendGroupMessage: sent((body) => ({ ...body, text: 'Nothing of the kind.' })) }),
  ],
  'a message sent twice': [
    'sendGroupMessage',
    'the same key creates once',
    () => {
      let times = 0;
      return before({
        sendGroupMessage: sent((body) => ({ ...body, clientMessageId: `00000000-0000-4000-8000-${String(++times).padStart(12, '0')}` })),
      });
    },
  ],
  'a deleted message that can still be read': ['sendGroupMessage', 'what was deleted is in no list', () => before({ deleteChatMessage: unasked() })],
  'a group that is never left': ['createChatGroup', 'what was deleted is not found', () => before({ leaveChatGroup: unasked() })],
  'a group that stays in the list of who left it': [
    'createChatGroup',
    'what was deleted is in no list',
    () => {
      const known = new Map<unknown, Json>();
      return before({
        listChatGroups: listed((items) => {
          for (const item of items) known.set(item['groupId'], item);
          return [...known.values()];
        }),
      });
    },
  ],
  'messages with the newest first': [
    'listGroupMessages',
    'items are in the order asked for',
    () => before({ listGroupMessages: listed((items) => items.toReversed()) }),
  ],
  'a search that misses messages': [
    'listGroupMessages',
    'a filter leaves nothing out',
    () => before({ listGroupMessages: listed((items, { url }) => (url.includes('query=') ? [] : items)) }),
  ],
  'a conversation that is not muted': [
    'changeChatGroup',
    'what was changed shows what was sent',
    () => before({ changeChatGroup: sent((body) => ({ ...body, ...('isMuted' in body && { isMuted: false }) })) }),
  ],
  'a presence that everybody has': [
    'setChatStatus',
    'what one member sets is not set for another',
    () => {
      let set: Json = {};
      return before({
        setChatStatus: async (asked, ask) => {
          set = jsonOf(asked.body);
          return ask(asked);
        },
        getChatStatus: showing((answer) => ({ ...answer, ...set })),
      });
    },
  ],
  'a question listed at no company': [
    'createQuestion',
    'what was created is in its list',
    () => before({ listAskedQuestions: listed((items) => items.filter(({ isMine }) => isMine !== true)) }),
  ],
  'a deleted question that is still found': [
    'createQuestion',
    'what was deleted is not found',
    () => {
      const known = new Map<string, string>();
      return before({
        getQuestion: async (asked, ask) => {
          const answered = await ask(asked);
          if (answered.status === 200) known.set(asked.url, answered.body);
          const body = known.get(asked.url);
          return body === undefined ? answered : { ...answered, status: 200, body };
        },
      });
    },
  ],
  'a comment that cannot be changed': [
    'createComment',
    'what was changed shows what was sent',
    () => before({ updateComment: async () => ({ status: 200, headers: {}, body: '{}' }) }),
  ],
  'a comment changed by an old version': [
    'createComment',
    'an old version is refused',
    () => {
      const versions = new Map<string, number>();
      return before({
        updateComment: async (asked, ask) => {
          const version = versions.get(asked.url) ?? jsonOf(asked.body)['version'];
          const answered = await ask(withBody(asked, { ...jsonOf(asked.body), version }));
          if (answered.status === 200) versions.set(asked.url, Number(jsonOf(answered.body)['version']));
          return answered;
        },
      });
    },
  ],
  'a comment that takes the others along': [
    'createComment',
    'what is done to one leaves the others alone',
    () => {
      const known = new Map<string, string>();
      return before({
        createComment: showing(({ commentId }, asked) => void known.set(String(commentId), cookieOf(asked))),
        deleteComment: async (asked, ask) => {
          const own = [...known].filter(([id, cookie]) => cookie === cookieOf(asked) && !asked.url.includes(id));
          for (const [id] of own) await ask({ ...asked, url: asked.url.replace(/[^/]+$/, id) });
          return ask(asked);
        },
      });
    },
  ],
};
