/**
 * `node bare-server.ts <file>`: answers whatever comes with the bytes of the file, without reading the request. The
 * fastest server there can be in Node: what a load tool reaches against it is what the tool can measure at all.
 * Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const answer = readFileSync(process.argv[2] ?? '');
const server = createServer((socket) => {
  let rest = '';
  socket.on('data', (chunk) => {
    // A request of the tool has no body: each empty line ends one.
    const requests = (rest + chunk.toString('latin1')).split('\r\n\r\n');
    rest = requests.pop() ?? '';
    for (const _ of requests) socket.write(answer);
  });
  socket.on('error', () => socket.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
