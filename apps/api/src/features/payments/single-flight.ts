/**
 * Calls for one key that overlap in this process share one run, and its result. It saves work only: that a thing is done once
 * is the database's doing, for several processes too.
 */
export function singleFlight<A extends { id: string }, R>(run: (subject: A) => Promise<R>): (subject: A) => Promise<R> {
  const running = new Map<string, Promise<R>>();
  return (subject) => {
    const known = running.get(subject.id);
    if (known !== undefined) return known;
    const started = run(subject).finally(() => running.delete(subject.id));
    running.set(subject.id, started);
    return started;
  };
}
