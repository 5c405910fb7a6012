import { inflateSync } from 'node:zlib';

/**
 * A WOFF font (version 1: its tables packed one by one) as the OpenType file that it was made of, which is what
 * drawing on the server reads. Throws for what is no such font.
 */
export function openType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font of version 1.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data: packed < length ? inflateSync(data) : data };
  });
  const header = Buffer.alloc(12);
  woff.copy(header, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + count * 16;
  for (const { tag, checksum, data } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(data.length, 4);
    directory.push(tag, checksum, place);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    bodies.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat([header, ...directory, ...bodies]);
}
