/** A process of its own for the kill test: makes payments as fast as it can and prints the id of each one that was answered. */
import { createSandbox } from '../index.ts';

const [folder = ''] = process.argv.slice(2);
const quiet = () => {};
const sandbox = await createSandbox({
  folder,
  publicUrl: 'http://localhost',
  webhook: { url: 'http://localhost', secret: 'whsec_sandbox', send: () => Promise.resolve({ status: 200 }) },
  log: { info: quiet, warn: quiet, error: quiet },
});

async function pay(): Promise<void> {
  const call = async (path: string, body: string) => {
    const reply = await sandbox.fetch(`http://localhost/v1/${path}`, { method: 'POST', body, headers: { authorization: 'Bearer sk_test_sandbox' } });
    return (await reply.json()) as { id: string };
  };
  const { id } = await call('payment_intents', 'amount=2450&currency=eur&capture_method=manual');
  await call(`payment_intents/${id}/confirm`, 'payment_method=pm_card_visa&return_url=http%3A%2F%2Flocalhost');
  await call(`payment_intents/${id}/capture`, '');
  process.stdout.write(`${id}\n`);
  return pay();
}

await Promise.all(Array.from({ length: 20 }, pay));
