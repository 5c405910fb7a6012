import { track } from '@parral/site/browser';

/** Tracks that a film was started, with its address (specification section 7: `video_started`). Fetched at the first press. */
export function trackFilm(address: string): void {
  track('video_started', { video_url: address });
}
