import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Attack, again } from '../attack.ts';

const MIB = 1024 * 1024;

export default {
  name: 'Uploads',
  run: async ({ target, headers, attacked, report }) => {
    const segments = Buffer.alloc(4 * MIB);
    for (let at = 2; at + 4 <= segments.length; at += 4) segments.set([0xff, 0xe1, 0, 2], at);
    segments.set([0xff, 0xd8, 0xff], 0);
    const upload = (type: string, body: Buffer, more: Readonly<Record<string, string>> = headers) =>
      target.send({
        method: 'POST',
        path: '/api/files',
        body,
        headers: { ...more, 'content-type': type, 'x-file-name': `a.${type.slice(6)}` },
      });
    await attacked('12.5 pictures of tiny segments', () =>
      again(4, async () => (await upload('image/jpeg', segments)).status),
    );
    await attacked('12.5 six uploads that trickle, and one of another person', async () => {
      const lines = Array.from({ length: 6 }, () => {
        const socket = connect(target.port, '127.0.0.1').on('error', () => undefined);
        socket.write(
          `POST /api/files HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers['authorization'] ?? ''}\r\n` +
            'Content-Type: image/png\r\nContent-Length: 1000000\r\n\r\n',
        );
        const drip = setInterval(() => socket.destroyed || socket.write('x'), 500);
        return () => {
          clearInterval(drip);
          socket.destroy();
        };
      });
      await setTimeout(1500);
      const other = await target.enter('superadmin@demo.com', 'superadmin');
      const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000004000000030806000000', 'hex');
      const { status } = await upload('image/png', png, other);
      report('12.5 the other person is refused meanwhile', status === 429 ? 1 : 0, 0, 'times');
      lines.forEach((end) => end());
      return undefined;
    });
  },
} satisfies Attack;
