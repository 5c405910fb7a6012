import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quantityQueue } from './quantity-queue.ts';

type Changes = [string, number][];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recordingQueue() {
  const sent: Changes[] = [];
  const queue = quantityQueue({ send: async (changes) => void sent.push(changes) });
  return { sent, queue };
}

describe('section 4: "quantity changes are debounced 800 ms and then sent"', () => {
  it('sends nothing before 800 ms and the last quantity after', async () => {
    const { sent, queue } = recordingQueue();
    queue.set('a', 2);
    await vi.advanceTimersByTimeAsync(500);
    queue.set('a', 3);
    await vi.advanceTimersByTimeAsync(799);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[['a', 3]]]);
  });

  it('gathers several lines into one call', async () => {
    const { sent, queue } = recordingQueue();
    queue.set('a', 2);
    queue.set('b', 5);
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([
      [
        ['a', 2],
        ['b', 5],
      ],
    ]);
  });
});

describe('section 4: "removing a line applies immediately"', () => {
  it('cancels the pending update of its line only', async () => {
    const { sent, queue } = recordingQueue();
    queue.set('a', 2);
    queue.set('b', 5);
    queue.cancel('a');
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([[['b', 5]]]);
  });

  it('does not wait for the debounce', async () => {
    const { sent, queue } = recordingQueue();
    const order: string[] = [];
    queue.set('b', 5);
    await queue.run(async () => void order.push('removed'));
    expect(order).toEqual(['removed']);
    expect(sent).toEqual([]);
  });
});

describe('fault: "going to checkout flushes what is pending"', () => {
  it('sends at once and resolves when it has arrived', async () => {
    const { sent, queue } = recordingQueue();
    queue.set('a', 4);
    await queue.flush();
    expect(sent).toEqual([[['a', 4]]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(1);
  });
});

describe('fault: rapid removals keep lines (basket changes are serialised)', () => {
  it('starts a change only when the one before has ended', async () => {
    const { queue } = recordingQueue();
    const order: string[] = [];
    const slow = queue.run(async () => {
      await new Promise((done) => setTimeout(done, 100));
      order.push('first');
    });
    const fast = queue.run(async () => void order.push('second'));
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all([slow, fast]);
    expect(order).toEqual(['first', 'second']);
  });

  it('goes on after a change that failed', async () => {
    const { queue } = recordingQueue();
    await expect(queue.run(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    await expect(queue.run(async () => 'arrived')).resolves.toBe('arrived');
  });
});
