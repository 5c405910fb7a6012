/** The booking behind a private link's token as a file for calendars. */
export function calendarAddress(token: string): string {
  return `/api/booking/${encodeURIComponent(token)}/calendar.ics`;
}
