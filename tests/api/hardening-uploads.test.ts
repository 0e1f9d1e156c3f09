import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../json-server/accounts/call.ts';
import { createWriteRate } from '../../json-server/accounts/write-rate.ts';
import { pictureSize } from '../../json-server/records/files/picture.ts';
import { cpuOf } from '../measured/cpu.ts';
import { jpeg, jpegWith, png, segment } from './pictures.ts';
import { startApp, type TestApp } from './support.ts';

const MB = 1024 * 1024;

/** 10 MB of one JPEG's beginning and then the same bytes again and again. */
function endless(bytes: readonly number[]): Buffer {
  const whole = Buffer.alloc(10 * MB, Buffer.from(bytes));
  return Buffer.concat([Buffer.from([0xff, 0xd8]), whole]).subarray(0, 10 * MB);
}

describe('12.5 the header of a picture is read in no time, whatever it says', () => {
  test.each([
    ['segments without content', [0xff, 0xe0, 0, 2]],
    ['segments of one byte', [0xff, 0xe0, 0, 3, 0]],
    ['bytes to fill', [0xff]],
    ['nothing but zeros after the first marker', [0xff, 0xe0, 0, 2, 0, 0, 0, 0]],
    ['markers that stand alone', [0xff, 0x01]],
    ['segments that say they are EXIF', [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0]],
  ])('10 MB of %s', async (_, bytes) => {
    const picture = endless(bytes);
    // 7,500 ms before; what remains is a thousand steps.
    expect(await cpuOf(() => expect(pictureSize(picture, 'jpeg')).toBe('unreadable'))).toBeLessThan(150);
  });
  test('a picture with all that cameras write before its size is still read, upright', () => {
    const exif = (orientation: number, isBig: boolean): Buffer => {
      const tiff = Buffer.alloc(26);
      const [two, four] = isBig
        ? [tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)]
        : [tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)];
      tiff.write(isBig ? 'MM' : 'II', 0, 'latin1');
      two(42, 2);
      four(8, 4);
      two(1, 8);
      two(0x112, 10);
      two(3, 12);
      four(1, 14);
      two(orientation, 18);
      return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
    };
    const profile = Array.from({ length: 120 }, () => segment(0xe2, Buffer.alloc(60_000)));
    expect(pictureSize(jpegWith([exif(6, true), ...profile]), 'jpeg')).toEqual({ width: 6, height: 8 });
    expect(pictureSize(jpegWith([exif(8, false)]), 'jpeg')).toEqual({ width: 6, height: 8 });
    expect(pictureSize(jpegWith([exif(1, false), Buffer.from([0xff, 0xff, 0xff])]), 'jpeg')).toEqual({
      width: 8,
      height: 6,
    });
    expect(pictureSize(jpegWith([exif(77, false)]), 'jpeg')).toEqual({ width: 8, height: 6 });
  });
  test('a webp of no known kind is asked of no other format', () => {
    const bytes = Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPXXXX', 'latin1'), Buffer.alloc(10 * MB)]);
    expect(pictureSize(bytes, 'webp')).toBe('unreadable');
  });
});

describe('12.5 uploads that come slowly are in nobody’s way', () => {
  let app: TestApp;
  const sockets: Socket[] = [];
  beforeEach(async () => (app = await startApp()));
  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  /** Begins an upload of 1 MB and sends no more than its first bytes. */
  async function trickle(as: string): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
    const token = await app.token(as);
    const socket = connect(app.port, '127.0.0.1');
    sockets.push(socket);
    const head = ['POST /api/files HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`, 'Content-Type: image/png'];
    socket.write(`${[...head, `Content-Length: ${MB}`].join('\r\n')}\r\n\r\n`);
    socket.write(png());
    let said = '';
    const answer = new Promise<string>((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
        resolve(said);
      });
      socket.on('close', () => resolve(said));
      socket.on('error', () => resolve(said));
    });
    return { socket, answer };
  }
  const send = async (as: string): Promise<number> =>
    (await app.call('POST', '/api/files', { as, raw: png(), headers: { 'content-type': 'image/png' } })).status;
  const trickles = (as: string, times: number) => Promise.all(Array.from({ length: times }, () => trickle(as)));

  test('neither of another company nor of a colleague: only the own ones count', async () => {
    await trickles('Purchasing', 6);
    await expect.poll(() => send('Purchasing')).toBe(429);
    expect(await send('otherAdmin')).toBe(201);
    expect(await send('admin')).toBe(201);
  });
  test('where a company has many at once, everybody still gets one', async () => {
    await Promise.all(['Purchasing', 'Accounting', 'HouseKeeping'].map((as) => trickles(as, 6)));
    await expect.poll(() => send('Purchasing')).toBe(429);
    expect(await send('admin')).toBe(201);
    const held = await trickle('admin');
    await expect.poll(() => send('admin')).toBe(429);
    held.socket.destroy();
    await expect.poll(() => send('admin')).toBe(201);
    expect(await send('otherAdmin')).toBe(201);
  });
  test('and they end: what comes more slowly than any line is refused with 408, and gives its place back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const begun = await trickles('Purchasing', 6);
    await expect.poll(() => send('Purchasing')).toBe(429);
    vi.advanceTimersByTime(10_000);
    for (const { answer } of begun) expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/i);
    for (const { socket } of begun) await expect.poll(() => socket.destroyed || socket.readableEnded).toBe(true);
    expect(await send('Purchasing')).toBe(201);
  });
  test('one that is steady goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { socket, answer } = await trickle('admin');
    for (let sent = png().length; sent < MB;) {
      const chunk = Buffer.alloc(Math.min(128 * 1024, MB - sent));
      await new Promise((resolve) => socket.write(chunk, resolve));
      sent += chunk.length;
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (sent < MB) vi.advanceTimersByTime(10_000);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  });
  test('the same holds for every other body', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = connect(app.port, '127.0.0.1');
    sockets.push(socket);
    const answer = new Promise<string>((resolve) => socket.on('data', (chunk: Buffer) => resolve(chunk.toString())));
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    // Whenever the server has begun to read.
    const clock = setTimeout(function tick() {
      vi.advanceTimersByTime(10_000);
      clock.refresh();
    }, 50);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearTimeout(clock);
  });
});

test('small pictures are read as before', () => {
  expect(pictureSize(jpeg(), 'jpeg')).toEqual({ width: 8, height: 6 });
  expect(pictureSize(png(), 'png')).toEqual({ width: 4, height: 3 });
});

test('the bytes of a file count too, and one that does not say how long it is as the longest', () => {
  const caller = { homeTenant: 'demo', user: { id: 'usr-1' } } as Caller;
  const sent = (headers: Record<string, string>) => {
    const rate = createWriteRate({ perMinute: 45, clock: () => 0 });
    const send = () => rate(caller, { method: 'POST', headers: { 'content-type': 'application/pdf', ...headers } });
    send();
    return send;
  };
  expect(sent({ 'content-length': String(10 * 1024 * 1024) })).toThrow('tooMany');
  expect(sent({ 'transfer-encoding': 'chunked' })).toThrow('tooMany');
  expect(sent({ 'content-length': String(1024 * 1024) })).not.toThrow();
  expect(sent({})).not.toThrow();
});
