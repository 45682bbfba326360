// A plain server of sockets, as short as socket.io allows: what the deliveries of the product are held against. It keeps nothing and asks nobody who they are.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { tellPort } from '../bench/program.ts';

const server = createServer();
const io = new Server(server, { path: '/ws/', transports: ['websocket'], serveClient: false, perMessageDeflate: false });
let seq = 0;

io.on('connection', (socket) => {
  socket.on('join', ({ conversationIds }: { readonly conversationIds: readonly string[] }, answer: (said: object) => void) => {
    void socket.join([...conversationIds]);
    answer({ joined: conversationIds, refused: [] });
  });
  socket.on('message:send', (draft: Readonly<Record<'conversationId' | 'clientMessageId' | 'text', string>>, answer: (said: object) => void) => {
    const author = { profileType: 'ANONYMOUS', name: 'Quiet bob Banyan', avatar: '17-sky', isVerified: false };
    const message = { ...draft, messageId: draft.clientMessageId.slice(0, 16), seq: ++seq, personId: 'k3v9x0q2m7c1t8zb', author };
    const whole = { ...message, status: 'LIVE', pictureId: null, sentOn: '2026-11-20', sentAt: '2026-11-20T09:40:00.000Z' };
    io.to(draft.conversationId).emit('message', whole);
    answer({ message: whole });
  });
});

tellPort(server);
