import type { Socket } from 'node:net';
import { commands } from './index.ts';
import type { AppContext } from '../compose.ts';
import { asActor } from '../features/staff/index.ts';
import { serveAdmin } from '../platform/process/admin-socket.ts';

/** Runs what comes through the admin socket, in this server. */
export function answerAdmin(context: AppContext, socket: Socket): void {
  serveAdmin(socket, async ({ command: name, args, json }, send) => {
    const command = commands.find((entry) => entry.name === name);
    if (command === undefined || command.needs !== 'database') throw new Error(`The running server knows no command "${name}". Is it of another version?`);
    const output = { print: (print: string) => send({ print }), fail: (fail: string) => send({ fail }) };
    return asActor('command', () => command.run(context, { args, json, output }));
  });
}
