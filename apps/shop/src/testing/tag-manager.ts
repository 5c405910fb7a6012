/** The reader's consent and the tag manager's queue, as the page has them; what comes back takes both away again. */
export function agreeToCounting(): () => void {
  document.cookie = 'consent=analytics; Path=/';
  delete window.dataLayer;
  return () => {
    document.cookie = 'consent=; Path=/; Max-Age=0';
    delete window.dataLayer;
  };
}

/** The events tracked so far, oldest first. */
export function trackedEvents(): { event: string }[] {
  return (window.dataLayer ?? []).filter((entry): entry is { event: string } => 'event' in entry);
}
