/**
 * `node bare-server.ts <file> net|http`: answers whatever comes with the bytes of the file. `net` does not read the request and is the
 * fastest server there can be in Node: what a load tool reaches against it is what the tool can measure at all. `http` is a `node:http`
 * server that does nothing else: what it reaches is what Node's own HTTP leaves to a server. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const answer = readFileSync(process.argv[2] ?? '');
const sending = () =>
  createServer((socket) => {
    let rest = '';
    socket.on('data', (chunk) => {
      // A request of the tool has no body: each empty line ends one.
      const requests = (rest + chunk.toString('latin1')).split('\r\n\r\n');
      rest = requests.pop() ?? '';
      for (const _ of requests) socket.write(answer);
    });
    socket.on('error', () => socket.destroy());
  });

const serving = () => {
  const end = answer.indexOf('\r\n\r\n');
  const [, ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as [string, string]);
  const body = answer.subarray(end + 4);
  return createHttpServer((_, response) => response.writeHead(200, headers.flat()).end(body));
};

const server = process.argv[3] === 'http' ? serving() : sending();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
