import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { existing, Failure } from '#core/failure.ts';
import type { SavedVideo, Videos } from '#core/media/videos.ts';
import { youtubeVideoAt } from '#core/media/youtube-video.ts';
import { randomId } from '#server/adapters/secrets/secrets.ts';
import type { ServiceFor } from '#server/app/contract/handlers.ts';
import { videoService } from '#server/services/video-service.ts';
import { answeringServer, textsOf } from '#openapi/checker/tests/answering.ts';
import { callers, memberToken, openServer, servicesWith } from '#tests/contract/server.ts';

/** Video service, with the session prefix of its members, followed by digits. */
interface VideoServer {
  readonly baseUrl: string;
  readonly sessions: string;
  stop(): Promise<void>;
}

const python = process.platform === 'win32' ? 'python' : 'python3';

/** Starts the service in Python if available. `keepsDeleted` plants a fault. */
export function startVideoServer({ keepsDeleted = false, isPython = hasPython() } = {}): Promise<VideoServer> {
  return isPython ? inPython(keepsDeleted) : onNode(keepsDeleted);
}

/** True for Python 3.10 or later, whose type syntax the service uses. */
const hasPython = (): boolean => spawnSync(python, ['-c', 'isinstance("", str | None)'], { stdio: 'ignore' }).status === 0;

async function inPython(keepsDeleted: boolean): Promise<VideoServer> {
  const env = { ...process.env, FAULT: keepsDeleted ? 'keeps-deleted' : '' };
  const server = spawn(python, [join('openapi', 'checker', 'pack', 'video-service.py')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [baseUrl] = (await once(createInterface(server.stdout), 'line')) as [string];
  const stop = async (): Promise<void> => {
    server.kill();
    await once(server, 'exit');
  };
  return { baseUrl, sessions: 'AT=reader-', stop };
}

const videosIn = (kept: Map<string, SavedVideo>, keepsDeleted: boolean): Videos => ({
  list: async () => [...kept.values()].toReversed(),
  at: async (id) => existing(kept.get(id)),
  keep: async (fullUrl, title) => {
    const video = youtubeVideoAt(fullUrl);
    if (!video) throw new Failure('invalid', 'This is no video of YouTube.', { code: 'RULE_BROKEN' });
    const saved = { ...video, id: randomId(), title };
    kept.set(saved.id, saved);
    return saved;
  },
  remove: async (id) => {
    existing(kept.get(id));
    if (!keepsDeleted) kept.delete(id);
  },
});

async function onNode(keepsDeleted: boolean): Promise<VideoServer> {
  const members = new Map<string, Videos>();
  const videosOf = (member: string): Videos => {
    const videos = members.get(member) ?? videosIn(new Map(), keepsDeleted);
    members.set(member, videos);
    return videos;
  };
  const video: ServiceFor = ({ caller }) => videoService({ videos: videosOf(caller?.member.userId ?? '') });
  const app = await openServer({ services: { ...servicesWith(), video }, callers });
  const { baseUrl, close } = await answeringServer(async ({ method, url, headers, body }) => {
    const own = await app.inject({
      method: method as 'GET',
      url,
      headers,
      remoteAddress: headers['x-forwarded-for'] ?? '',
      ...(body ? { payload: body } : {}),
    });
    return { status: own.statusCode, headers: textsOf(own.headers), body: own.payload };
  });
  return { baseUrl, sessions: `AT=${memberToken}-of-`, stop: () => close().then(() => app.close()) };
}
